import { describe, expect, it } from 'vitest';
import * as sites from '../../../../tests/support/material/websites.ts';
import { readPage } from '../../../providers/company-website/pages/read-page.ts';
import { MOST_CHARS, writeDescription } from './write-description.ts';

const at = (host: string) => new URL(`https://${host}/`);
const describeSite = (html: string, host = 'www.example.com') => writeDescription(readPage(html), at(host));

describe('a description written from a website', () => {
  it('says what a company does, for whom, and nothing of the clutter around', () => {
    const about = readPage(sites.SOFTWARE_ABOUT);
    expect(writeDescription(readPage(sites.SOFTWARE), at('slotwise.example'), about)).toBe(
      [
        'Scheduling software for dental and veterinary clinics. Slotwise fills cancelled appointments from a waiting list, so that clinics lose fewer hours and patients wait less. Our software offers free slots to waiting patients by text message within seconds — and books the first who says yes. We build scheduling software for groups of 5 to 50 clinics in India and the UK. Customers cut no-shows by a third within three months.',
        'Our solutions: Waiting list, Reminders, No-show reports.',
        'Who we serve: Dental groups, Veterinary clinics, Physiotherapists.',
        'Founded in 2016. Based in Pune, India. 30 to 50 employees.',
      ].join('\n'),
    );
  });

  it.each([
    [
      'in German, behind a wall of cookies',
      sites.GERMAN,
      'Wir entwickeln und fertigen Förderbänder für Brauereien und Molkereien in ganz Europa. Seit 1968 liefern wir Anlagen für Kunden in 14 Ländern.\nLeistungen: Planung, Montage, Wartung.',
    ],
    [
      'in Japanese',
      sites.JAPANESE,
      'さくら物流は、食品メーカー様のために冷凍食品の保管と配送を提供する会社です。 当社は関東と関西に六つの倉庫を持ち、毎日二千件の配送を行っています。\nサービス：冷凍保管、共同配送。',
    ],
    [
      'from the head alone, when scripts draw the rest',
      sites.SHELL,
      'Ledgerly closes the books of e-commerce brands in three days instead of three weeks.',
    ],
    [
      'of an old page without paragraphs',
      sites.OLD,
      'Miller & Sons Sheet Metal. Miller & Sons manufactures ventilation ducts for builders and hospitals in Ohio. We have been family owned since 1951.\nProducts: Ducts, Chimneys, Roof hoods.',
    ],
    [
      'of an agency, without its posts',
      sites.AGENCY,
      'SEO, PPC & Web Design in Austin, TX. Brightside is a full-service digital marketing agency helping dentists, law firms and home service companies get more leads from Google. Rank higher on Google with our white-hat SEO. Beautiful websites that convert visitors into customers.\nWhat We Do: Search Engine Optimization, PPC Management, Web Design.\nIndustries: Dental, Legal, HVAC.',
    ],
    [
      'of a maker of parts, out of its text alone',
      sites.PARTS,
      'Precision CNC Machining & Sheet Metal Fabrication. Vector Works Pvt. Ltd. is an ISO 9001:2015 certified manufacturer of precision machined components, catering to the automotive, aerospace and oil & gas sectors since 1994. With a plant of 40,000 sq. ft. in Coimbatore, we supply OEMs in 12 countries.\nOur products: Valve bodies, Pump housings, Gear blanks.',
    ],
    [
      'in Hindi',
      '<html lang="hi"><meta name="description" content="हम किसानों को सीधे खरीदारों से जोड़ते हैं और उचित दाम दिलाते हैं।">',
      'हम किसानों को सीधे खरीदारों से जोड़ते हैं और उचित दाम दिलाते हैं।',
    ],
  ])('%s', (_, html, expected) => {
    expect(describeSite(html)).toBe(expected);
  });

  it.each([
    ['a shell with nothing in it', sites.EMPTY_SHELL],
    ['nothing', ''],
    ['a name', '<title>Acme</title><h1>Welcome to Acme</h1>'],
    ['a bot check', '<title>Just a moment...</title><p>We help protect this website for our customers from bots.</p>'],
    [
      'a parked domain',
      '<title>acme.com is for sale</title><p>We help companies find great domain names for their teams.</p>',
    ],
    [
      'a server nobody set up',
      '<title>Welcome to nginx!</title><p>For online documentation and support we refer to nginx.</p>',
    ],
    ['a folder', '<title>Index of /</title><h1>Index of /</h1>'],
    ['an error', '<title>404 Not Found</title><p>We help customers for a living but not on this page.</p>'],
    [
      'a page to come',
      '<title>Acme</title><h1>Coming soon</h1><p>We are building something new for our customers.</p>',
    ],
    ['cookies alone', '<title>Acme</title><p>We use cookies to provide services for our customers and partners.</p>'],
    ['scripts alone', '<script>const text = "We help teams for a living with our software"</script>'],
    ['filler', '<title>Acme</title><p>Lorem ipsum dolor sit amet for our clients and teams.</p>'],
    [
      'hidden text',
      '<p hidden>We help teams of all kinds with our software.</p><p style="display: none">We build software for teams.</p>',
    ],
  ])('there is none of %s', (_, html) => {
    expect(describeSite(html)).toBeNull();
  });

  it.each([
    [
      'a description cut off: its whole sentences',
      '<meta name="description" content="We repair lifts for landlords in Leeds. Our engineers are on call day and ni...">',
      'We repair lifts for landlords in Leeds.',
    ],
    [
      'markup and entities in a description',
      '<meta name="description" content="We repair lifts &amp;amp; stairs for &lt;b&gt;landlords&lt;/b&gt; in Leeds">',
      'We repair lifts & stairs for landlords in Leeds.',
    ],
    [
      'the same said twice',
      '<meta name="description" content="We repair lifts for landlords in Leeds."><p>We repair lifts for landlords in Leeds!</p>',
      'We repair lifts for landlords in Leeds.',
    ],
    [
      'a company behind a product of its own: facts in English',
      `<html lang="en"><script type="application/ld+json">[{"@type":["LocalBusiness"],"name":"Lift Co","description":"We repair lifts for landlords in Leeds.","foundingDate":1999,"areaServed":[{"@type":"City","name":"Leeds"},"York"]},
       {"@type":"Person","name":"Ann","description":"Ann provides joy for her team at all times."}]</script>`,
      'We repair lifts for landlords in Leeds.\nFounded in 1999. Serves Leeds, York.',
    ],
    [
      'structured data that is none',
      '<script type="application/ld+json">{"@type":"Organization","description":</script><p>We repair lifts for landlords in Leeds.</p>',
      'We repair lifts for landlords in Leeds.',
    ],
    [
      'a language none of whose words are known: what comes first',
      '<html lang="pl"><p>Naprawiamy windy dla właścicieli kamienic w Krakowie.</p>',
      'Naprawiamy windy dla właścicieli kamienic w Krakowie.',
    ],
    [
      'an abbreviation in a sentence',
      '<p>Lift Co. repairs lifts for landlords in Leeds.</p>',
      'Lift Co. repairs lifts for landlords in Leeds.',
    ],
    [
      'menus, prices, quotes and calls to act',
      '<ul><li><a href="/a">Services for landlords we offer</a></li></ul><p>Our lifts for you cost $900 each.</p><p>Book a visit for your team with our people now.</p><p>“We love our lifts for all of us”</p><p>We repair lifts for landlords in Leeds.</p>',
      'We repair lifts for landlords in Leeds.',
    ],
  ])('%s', (_, html, expected) => {
    expect(describeSite(html)).toBe(expected);
  });

  it('is at most 1,200 characters of whole sentences, without markup', () => {
    const long = Array.from(
      { length: 200 },
      (_, n) => `<p>We build machine number${n} for industry${n} in town${n}.</p>`,
    );
    const items = Array.from({ length: 40 }, (_, n) => `<li>Service of kind number ${n} with a long name</li>`);
    const text = describeSite(`${long.join('')}<h2>Services</h2><ul>${items.join('')}</ul>`)!;
    expect(text.length).toBeLessThanOrEqual(MOST_CHARS);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/[<>]/);
  });
});

describe('pages made to be hard to read', () => {
  it.each([
    ['nested without end', '<div>'.repeat(300_000)],
    ['open tags', '<a '.repeat(500_000)],
    ['links', '<a href=x>'.repeat(150_000)],
    ['one long word', `<p>${'a'.repeat(1_500_000)}`],
    ['short sentences', `<p>${'We. '.repeat(375_000)}`],
    ['abbreviations', `<p>${'Inc. '.repeat(300_000)}`],
    [
      'structured data nested without end',
      `<script type="application/ld+json">${'['.repeat(400_000)}${']'.repeat(400_000)}</script>`,
    ],
    ['many paragraphs', `<p>${'we for '.repeat(500)}</p>`.repeat(400)],
  ])('%s are read to the end', (_, html) => {
    expect(() => describeSite(html)).not.toThrow();
  });

  it('are read as far as anybody nests', () => {
    const html = `<p>We repair lifts for landlords in Leeds.</p>${'<div>'.repeat(5_000)}<p>We build traps for readers.</p>`;
    expect(describeSite(html)).toBe('We repair lifts for landlords in Leeds.');
  });
});
