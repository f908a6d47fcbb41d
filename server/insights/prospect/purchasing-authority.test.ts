import { describe, expect, it } from 'vitest';
import { speaksOfBuying } from './purchasing-authority.ts';

describe('what people write of their job', () => {
  it.each([
    'Owner of the site engineering budget and contractor control.',
    'I choose the kit, the business manager pays.',
    'Consumables, instruments. Approval of carriers and vehicles before use.',
    'Einkauf von Glas, Etiketten und Versandkartons.',
    'Eigenes Budget für Effizienzmaßnahmen.',
    'Compras de cocina, calidad y APPCC.',
    'Planning des tournées, achats et locations de véhicules.',
    'Inkoop van ruimte, klantadvies over stuwage.',
    'Responsabile acquisti e investimenti.',
    'Lieferantenauswahl und Verhandlungen, Budgetverantwortung für zwei Werke.',
    'Purchases packaging and ingredients.',
    'Runs tenders and awards contracts.',
    'Planowanie zakupów.',
  ])('may show that they buy: %s', (description) => {
    expect(speaksOfBuying(description)).toBe(true);
  });

  it.each([
    'Payroll, ZUS, accommodation, site papers.',
    'Positioning, campaigns and limited editions for three brands.',
    'Betreuung von Einkaufszentren in Bayern.',
    'Cooks for 1,200 pupils a day.',
    'Stellenausschreibungen und Personalauswahl für drei Werke.',
    'Kapitalbeschaffung und Datenbeschaffung.',
    'Tenders with hospitals in the south, negotiations with purchasing departments.',
    'Type approvals and regulatory approvals in 12 countries.',
    'Analyses customer purchases.',
  ])('need not: %s', (description) => {
    expect(speaksOfBuying(description)).toBe(false);
  });

  it('says nothing where nothing is written', () => {
    expect(speaksOfBuying(undefined)).toBe(false);
  });
});
