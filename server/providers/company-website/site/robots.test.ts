import { describe, expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const allows = (text: string, path: string) => readRobots(text).allows(new URL(path, 'https://acme.example'));

describe('a robots.txt', () => {
  it.each([
    ['', '/', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow:', '/', true],
    ['User-agent: *\nDisallow: /private', '/private/a', false],
    ['User-agent: *\nDisallow: /private', '/pricing', true],
    ['User-agent: *\r\nDisallow: / # all\r\nAllow: /pricing', '/pricing', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['user-AGENT : *\ndisallow : /A', '/a', true],
    ['User-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow: /x', '/', true],
    ['User-agent: *\nAllow: /\n\nUser-agent: Leadlight\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: leadlight/2.0\nDisallow: /x', '/', true],
    ['User-agent: GoodBot\nUser-agent: Leadlight\nDisallow: /', '/', false],
    ['User-agent: Leadlight\nDisallow: /a\n\nUser-agent: Leadlight\nDisallow: /b', '/b', false],
    ['User-agent: Leadlight\nCrawl-delay: 5\nDisallow: /a', '/a', false],
    ['User-agent: LeadlightOther\nDisallow: /', '/', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x=1', true],
    ['User-agent: *\nDisallow: /*/prices', '/en/prices', false],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /*?', '/a?b', false],
    ['User-agent: *\nDisallow: /caf%C3%A9', '/café', false],
    ['<!doctype html><html><p>Disallow: /</p></html>', '/', true],
    ['Disallow: /', '/', true],
  ])('%j: %s may be read: %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it('comes to an end, whatever its patterns: a backtracking match would take years', () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(900)}b\n`.repeat(500)}`;
    expect(allows(text, `/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
