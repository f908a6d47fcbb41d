import { describe, expect, it } from 'vitest';
import { readPage } from '../pages/read-page.ts';
import { findAboutPage, findEnglishPage } from './site-links.ts';

const at = (host: string) => new URL(`https://${host}/`);

describe('pages a front page leads to', () => {
  it.each([
    ['<a href="/about">About</a>', '/about'],
    ['<a href="/blog/about-cats">Cats</a><a href="/en/company/">Company</a>', '/en/company/'],
    ['<a href="/company/careers">Careers</a><a href="/company/about-us.html">Who</a>', '/company/about-us.html'],
    ['<a href="/team">Team</a><a href="/x1">Über uns</a>', '/x1'],
    ['<a href="/company">Company</a><a href="/about-us#team">About us</a>', '/about-us'],
    ['<base href="/site/"><a href="about">About us</a>', '/site/about'],
    ['<nav><a href="https://example.com/about">About us</a></nav>', 'https://example.com/about'],
  ])('%s', (html, expected) => {
    const found = findAboutPage(readPage(html), at('www.example.com'));
    expect(found?.href).toBe(new URL(expected, at('www.example.com')).href);
  });

  it.each([
    '<a href="https://other.example/about">About</a>',
    '<a href="https://www.example.com:8443/about">About</a>',
    '<a href="javascript:about()">About</a>',
    '<a href="/">About</a>',
    '<a href="/pricing">Pricing</a>',
  ])('%s is not followed', (html) => {
    expect(findAboutPage(readPage(html), at('www.example.com'))).toBeNull();
  });

  it('the English version of a page in another language', () => {
    const links = '<link rel="alternate" hreflang="en-GB" href="/en/"><link rel="alternate" hreflang="fr" href="/fr/">';
    expect(findEnglishPage(readPage(`<html lang="de">${links}`), at('acme.example'))?.pathname).toBe('/en/');
    expect(findEnglishPage(readPage(`<html lang="en">${links}`), at('acme.example'))).toBeNull();
  });
});
