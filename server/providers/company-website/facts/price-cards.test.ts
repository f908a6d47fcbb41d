import { describe, expect, it } from 'vitest';
import { readPage } from '../pages/read-page.ts';
import { readPriceCards } from './price-cards.ts';

const cards = (html: string) => readPriceCards(readPage(html).blocks);

describe('plans of a price page', () => {
  it('are read with name, price and the span it is for', () => {
    const html = `<h1>Pricing</h1><h2>Simple plans for every team</h2>
      <div class="card"><h3>Starter</h3><p>For small teams</p><div><span>$29</span><span>/month</span></div><ul><li>5 users</li></ul></div>
      <div class="card"><h3>TEAM PLAN</h3><h4>$49</h4><p>per user per month</p><a class="btn" href="/demo">Get started</a></div>
      <div class="card"><h3>Enterprise</h3><p>Let us talk</p></div>
      <h2>Frequently asked questions</h2><p>Do you charge $5 per month for support?</p>`;
    expect(cards(html)).toEqual([
      { plan: 'Starter', price: '$29', per: 'month' },
      { plan: 'Team plan', price: '$49', per: 'user per month' },
    ]);
  });

  it.each([
    ['€ 29,90 pro Monat', '€ 29,90', 'month'],
    ['49 € / Nutzer / Monat', '49 €', 'user per month'],
    ['₹1,499/user/month', '₹1,499', 'user per month'],
    ['From US$1,200 per year', 'US$1,200', 'year'],
    ['USD 15 a month', 'USD 15', 'month'],
    ['29 € par mois', '29 €', 'month'],
    ['R$ 99 por mês', 'R$ 99', 'month'],
    ['£80 /hr', '£80', 'hour'],
    ['$12 per seat, per month', '$12', 'seat per month'],
    ['$49 USD / mo, billed annually', '$49 USD', 'month'],
  ])('%s', (text, price, per) => {
    expect(cards(`<h3>Pro</h3><p>${text}</p>`)).toEqual([{ plan: 'Pro', price, per }]);
  });

  it.each([
    ['a price for no span of time', '<h3>Pro</h3><p>$49</p>'],
    ['a number that is no price', '<h3>Pro</h3><p>24 hours per day, 50 users per month</p>'],
    ['two prices in one card', '<h3>Pro</h3><p>$49 per month</p><p>$39 per month, billed by year</p>'],
    ['two prices for one plan', '<h3>Pro</h3><p>$49/mo</p><h3>Pro</h3><p>$39/mo</p>'],
    ['a price under no name', '<h2>Our pricing</h2><p>$49 per month</p>'],
    ['a question', '<h3>What does Pro cost?</h3><p>$49 per month</p>'],
    ['a discount', '<h3>Pro</h3><p>$5 off a month</p>'],
    ['a share', '<h3>Pro</h3><p>$5% off per month</p>'],
    ['plans whose names are no headings', '<h2>For everyone</h2><b>A</b><p>$9/mo</p><b>B</b><p>$19/mo</p>'],
  ])('%s gives none', (_, html) => {
    expect(cards(html)).toEqual([]);
  });
});
