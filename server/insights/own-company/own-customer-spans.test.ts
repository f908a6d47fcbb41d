import { describe, expect, it } from 'vitest';
import { namesAnyCompany, ownCustomerSpans, withoutExcluded, withoutTheirCustomers } from './own-customer-spans.ts';

const said = (text: string, spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) => text.slice(from, to).trim());

describe('customers of the user’s customers', () => {
  it('are no customers, but the list behind them is one', () => {
    const text = 'We write bids for firms that sell to councils and schools: builders, caterers. UK only.';
    const { text: left, lists, theirs } = withoutTheirCustomers(text);
    expect(theirs).toBe('councils and schools');
    expect(left).not.toContain('councils');
    expect(left).toHaveLength(text.length);
    expect(said(text, lists)).toEqual(['builders, caterers']);
  });

  it('are not what the user sells to', () => {
    const text = 'We sell to councils, and to firms that build schools.';
    expect(withoutTheirCustomers(text)).toEqual({ text, lists: [], theirs: '' });
  });
});

describe('customers of customers behind a small word', () => {
  it.each([
    ['Our clients are agencies who themselves serve law firms', 'law firms'],
    ['Software für Werbeagenturen, die für Banken und Versicherungen arbeiten.', 'Banken und Versicherungen arbeiten'],
    ['La usan call centers que atienden a bancos', 'bancos'],
  ])('%s', (text, theirs) => {
    expect(withoutTheirCustomers(text).theirs).toBe(theirs);
  });
});

describe('whom a description says not to sell to', () => {
  it.each([
    ['Doors for warehouses. Not for garages, not for homes.', /garages|homes/, /warehouses/],
    ['No trabajamos con colegios. Para hoteles', /colegios/, /hoteles/],
    ['- NICHT: Privatpersonen\n- Feuerwehren', /Privat/, /Feuerwehren/],
    ['No es para cadenas: solo peluquerías', /cadenas/, /peluquerías/],
    ['Not only for hotels', /never/, /hotels/],
  ])('%s', (text, gone, left) => {
    const rest = withoutExcluded(text);
    expect(rest).toHaveLength(text.length);
    expect(rest).not.toMatch(gone);
    expect(rest).toMatch(left);
  });
});

describe('customers behind whose name it says that they are ours', () => {
  it.each([
    'Scales banate hai. Customer hamare: stone crusher, mines',
    'Fabricamos básculas. Clientes nuestros son: minas y molinos',
  ])('%s', (text) => {
    expect(said(text, ownCustomerSpans(text)).some((one) => /mines|minas/.test(one))).toBe(true);
  });
});

describe('companies of whatever kind', () => {
  const names = (text: string) => namesAnyCompany(text, [{ from: 0, to: text.length }]);

  it('are named as such', () => {
    expect(names('for small and mid-sized companies')).toBe(true);
    expect(names('für mittelständische Unternehmen')).toBe(true);
    expect(names('for offices and clinics')).toBe(true);
  });

  it('are not those of one trade, nor what stands elsewhere', () => {
    expect(names('for trucking companies')).toBe(false);
    expect(namesAnyCompany('one of the many companies', [])).toBe(false);
  });
});
