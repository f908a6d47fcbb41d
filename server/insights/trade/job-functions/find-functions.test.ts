import { describe, expect, it } from 'vitest';
import { findBuyerFunctions, JOB_FUNCTIONS } from './find-functions.ts';
import { functionsOfTitle } from './functions-of-title.ts';
import { JOB_FUNCTION_IDS } from './ids.ts';

describe('the table of functions', () => {
  it('has every function once', () => {
    expect(JOB_FUNCTIONS.map(({ id }) => id).sort()).toEqual([...JOB_FUNCTION_IDS].sort());
  });
});

describe('what a title says of the function', () => {
  it.each([
    ['Head of Procurement', 'procurement'],
    ['VP, SCM', 'supply-chain'],
    ['Asst. Manager – Stores', 'stores-inventory'],
    ['Leiterin Einkauf', 'procurement'],
    ['Jefe de Planta', 'production'],
    ['Geschäftsführer', 'general-management'],
    ['Co-Founder & CTO', 'software-engineering'],
    ['CEO', 'general-management'],
    ['Head of Quality and Regulatory Affairs', 'regulatory'],
    ['Personalleiterin', 'hr'],
    ['Directeur Supply Chain', 'supply-chain'],
    ['Fleet Manager', 'fleet'],
    ['Practice Owner, Dentist', 'dental'],
    ['Executive Housekeeper', 'hospitality-operations'],
    ['Leitung Materialwirtschaft', 'procurement'],
    ['Registered Manager', 'nursing'],
    ['Kanzleimanagerin', 'office-administration'],
    ['Technical Superintendent', 'fleet'],
    ['Leiter Bau und Technik', 'facilities'],
    ['Stadtbaurat', 'public-administration'],
    ['Head Brewer', 'production'],
    ['Chief Commercial Officer', 'sales'],
  ])('%s', (title, first) => {
    expect(functionsOfTitle(title)[0]).toBe(first);
  });

  it('is not the whole company for a vice president', () => {
    expect(functionsOfTitle('Vice President, Data Science')).toEqual(['data-science']);
    expect(functionsOfTitle('Vice-President')).toEqual([]);
  });

  it('is read off the headline when the title says nothing, and not off the past', () => {
    expect(functionsOfTitle('Manager', 'Manager | Talent Acquisition at Acme')[0]).toBe('recruiting');
    expect(functionsOfTitle('', 'ex-CFO, now teaching')).not.toContain('finance');
  });
});

describe('what a description says of buyers', () => {
  it('finds functions by what their people are called', () => {
    expect(findBuyerFunctions('for HR teams and founders').map(({ id }) => id)).toEqual(['hr', 'founder']);
    expect(findBuyerFunctions('für Einkaufsleiter')[0]?.id).toBe('procurement');
  });

  it.each([
    ['tracking for software engineers in logistics', 'software-engineering'],
    ['for plant engineers and quality managers', 'engineering quality'],
    ['we help claims managers', 'underwriting-claims'],
    ['payslips for payroll officers', 'compensation-payroll'],
  ])('finds them by their title: %s', (text, functions) => {
    expect(
      findBuyerFunctions(text)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(functions);
  });

  it('takes places and companies for no people', () => {
    expect(findBuyerFunctions('for offices, schools, pharmacies and developers').map(({ id }) => id)).toEqual([
      'software-engineering',
    ]);
  });
});
