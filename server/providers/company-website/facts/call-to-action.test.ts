import { describe, expect, it } from 'vitest';
import { readPage } from '../pages/read-page.ts';
import { findCallToAction } from './call-to-action.ts';

const AT = new URL('https://www.acme.example/en/');
const find = (html: string) => findCallToAction(readPage(html), AT);

describe('the main call to action of a front page', () => {
  it.each([
    ['<a href="/demo">Book a demo</a>', 'Book a demo', '/demo'],
    ['<a href="signup">Start your free trial →</a>', 'Start your free trial', '/en/signup'],
    ['<base href="/app/"><a href="signup">Get started</a>', 'Get started', '/app/signup'],
    ['<nav><a href="/login">Log in</a><a class="btn" href="/demo">Request a Demo</a></nav>', 'Request a Demo', '/demo'],
    ['<a href="https://calendly.com/acme">Talk to an expert</a>', 'Talk to an expert', 'https://calendly.com/acme'],
    ['<a href="#contact">Get a free quote</a>', 'Get a free quote', '/en/#contact'],
    ['<a href="/buy">Buy now</a><a class="btn-primary" href="/trial">Try for free</a>', 'Try for free', '/trial'],
    ['<a href="/a">Get a quote</a><a href="/b">Apply now</a><a href="/b">Apply now</a>', 'Apply now', '/b'],
    ['<a href="/x"><button><span>Contact sales</span></button></a>', 'Contact sales', '/x'],
    ['<a class="button" href="/c">Contact us</a><a href="/demo">See a demo</a>', 'See a demo', '/demo'],
    ['<a class="button" href="/c">Contact us</a>', 'Contact us', '/c'],
    ['<a href="/de">Jetzt kostenlos testen</a>', 'Jetzt kostenlos testen', '/de'],
    ['<a href="/de">Demo anfordern</a>', 'Demo anfordern', '/de'],
    ['<a href="/fr">Demander une démo</a>', 'Demander une démo', '/fr'],
    ['<a href="/es">Solicita una demostración</a>', 'Solicita una demostración', '/es'],
    ['<a href="/it">Richiedi un preventivo</a>', 'Richiedi un preventivo', '/it'],
    ['<a href="/ja">資料請求</a>', '資料請求', '/ja'],
  ])('%s', (html, text, url) => {
    expect(find(html)).toEqual({ text, url: new URL(url, AT).href });
  });

  it.each([
    '<a class="btn" href="/more">Learn more</a>',
    '<a class="btn" href="/blog">Read our book on demos</a>',
    '<a href="/contact">Contact us</a>',
    '<footer><a href="/demo">Book a demo</a></footer>',
    '<div class="cookie-consent"><a class="btn" href="/x">Get started</a></div>',
    '<div style="display:none"><a href="/demo">Book a demo</a></div>',
    '<a href="mailto:sales@acme.example">Contact sales</a>',
    '<a href="javascript:open()">Book a demo</a>',
    '<a href="https://a:b@acme.example/">Book a demo</a>',
    '<button>Book a demo</button>',
  ])('%s is none', (html) => {
    expect(find(html)).toBeUndefined();
  });
});
