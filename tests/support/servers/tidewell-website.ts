import { page, type Route } from './hostile-server.ts';

const NAV = `<header><a href="/">Tidewell</a><nav><ul><li><a href="/products">Products</a></li><li><a href="/pricing">Pricing</a></li>
<li><a href="/customers">Customers</a></li><li><a href="/about-us">About us</a></li><li><a href="/blog">Blog</a></li></ul>
<a class="btn" href="/demo">Book a demo</a></nav></header>`;
const FOOTER = `<div id="onetrust-consent-sdk"><p>We use cookies to improve your experience on our website.</p></div>
<footer><p>© 2026 Tidewell Software. All rights reserved.</p><a href="https://www.linkedin.com/company/tidewell">LinkedIn</a></footer>`;

/** A page of the site around what it says. */
export const tidewellPage = (title: string, main: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${NAV}<main>${main}</main>${FOOTER}</body></html>`;

const DATA = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', name: 'Tidewell', foundingDate: '2015-03-01', slogan: 'Every visit on time' },
    {
      '@type': 'SoftwareApplication',
      name: 'Tidewell Dispatch',
      description: 'Plans the day of field technicians and fills cancelled slots.',
    },
  ],
});

const HOME = tidewellPage(
  'Tidewell | Scheduling software for field service teams',
  `<h1>Every visit on time</h1><p>Tidewell fills cancelled slots and halves travel time for repair firms.</p>
  <a class="btn" href="/demo">Book a demo</a>
  <h2>Who we serve</h2><ul><li>Lift maintenance firms</li><li>Heating installers</li></ul>`,
  `<meta name="description" content="Tidewell makes scheduling software for field service teams in India and Europe.">
  <script type="application/ld+json">${DATA}</script>`,
);
const PRODUCTS = tidewellPage(
  'Products | Tidewell',
  '<h1>What we make</h1><h2>Our products</h2><ul><li>Tidewell Dispatch</li><li>Tidewell Parts</li></ul><p>Tidewell Parts keeps the stock of every van.</p>',
);
const PRICING = tidewellPage(
  'Pricing | Tidewell',
  `<h1>Pricing</h1><div><h3>Crew</h3><p>$19 per user per month</p><p>For up to 20 technicians</p></div>
  <div><h3>Fleet</h3><p>$39 per user per month</p><p>With the stock of vans</p></div>
  <div><h3>Enterprise</h3><p>Ask us for a price that fits.</p></div>`,
);
const CUSTOMERS = tidewellPage(
  'Customers | Tidewell',
  `<h1>They are on time</h1><div><a href="/customers/liftwerk">How Liftwerk halved its travel time in 12 weeks</a></div>
  <div><a href="/customers/novira-heating">Novira Heating fills 340 slots a month</a></div>`,
);
const ABOUT = tidewellPage(
  'About us | Tidewell',
  '<h1>About Tidewell</h1><p>We are 140 people in Pune and Leeds who build for crews on the road.</p>',
);

/** The website of a maker of scheduling software: five pages that say something, with the clutter of others around it. */
export const TIDEWELL: Readonly<Record<string, Route>> = {
  '/': page(HOME),
  '/products': page(PRODUCTS),
  '/pricing': page(PRICING),
  '/customers': page(CUSTOMERS),
  '/about-us': page(ABOUT),
  '/blog': page('<p>Nobody asks for this.</p>'),
};
