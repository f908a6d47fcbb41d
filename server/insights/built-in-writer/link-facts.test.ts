import { describe, expect, it } from 'vitest';
import type { FitLink } from '../../../shared/contract/fit.ts';
import { noCompanyLists, noPersonLists } from '../../providers/profile-facts.ts';
import { readDossier } from '../prospect/dossier.ts';
import { tellLinkFact } from './link-facts.ts';

const FROM = { source: 'Sample data', retrievedAt: '2026-11-01T00:00:00Z', confidence: 0.9 };
const dossier = readDossier({
  parameters: [],
  facts: {
    person: {
      value: {
        ...noPersonLists(),
        slug: 'priya',
        firstName: 'Priya',
        experience: [
          {
            title: 'Quality Manager',
            companyName: 'Corrib Cement',
            description: 'Inspection, supplier audits, CAPA, canteen.',
          },
        ],
      },
      ...FROM,
    },
    company: {
      value: {
        ...noCompanyLists(),
        name: 'Corrib Cement',
        description: 'We make cement in two kilns.',
        updates: [
          { date: '2026-07-07', title: 'Largest order', text: 'Our largest so far. The client asks for ISO 45001.' },
        ],
      },
      ...FROM,
    },
    posts: {
      value: [{ date: '2026-10-19', text: 'Customer audit done. Seven nonconformities, two of them major.' }],
      ...FROM,
    },
  },
  ownCompany: { website: '', description: 'ISO consulting' },
  now: new Date('2026-11-05T10:00:00Z'),
})!;
const inGerman = {
  ...dossier,
  position: { ...dossier.position!, description: 'Öfen, Kälte, Siloanlagen und Förderung, Explosionsschutz.' },
};
const tell = (theirs: string, where: string) =>
  tellLinkFact({ kind: 'need', yours: 'certificates', theirs, where } satisfies FitLink, dossier).text;

describe('the fact of a link', () => {
  it('comes with the next sentence when it says little', () => {
    expect(tell('Customer audit done.', 'Post of 2026-10-19')).toBe(
      'Priya wrote on 19 October: "Customer audit done. Seven nonconformities, two of them major."',
    );
  });

  it('comes with the sentence that it points to', () => {
    const posts = [{ date: '2026-10-19', text: 'Our rota is on paper. I need to fix this before the winter.' }];
    const talker = readDossier({
      parameters: [],
      facts: {
        person: { value: { ...noPersonLists(), slug: 'priya', firstName: 'Priya' }, ...FROM },
        posts: { value: posts, ...FROM },
      },
      ownCompany: { website: '', description: 'Rota software' },
      now: new Date('2026-11-05T10:00:00Z'),
    })!;
    const link = {
      kind: 'need',
      yours: 'rota',
      theirs: 'I need to fix this before the winter.',
      where: 'Post of 2026-10-19',
    } as const;
    expect(tellLinkFact(link, talker).text).toBe(
      'Priya wrote on 19 October: "Our rota is on paper. I need to fix this before the winter."',
    );
  });

  it('is what the news says, where its title says nothing of it', () => {
    expect(tell('ISO 45001', 'Company update of 2026-07-07')).toContain('asks for ISO 45001');
  });

  it('is one of the fields of a list in another language, without the others', () => {
    const link = { kind: 'need', yours: 'filters', theirs: 'Explosionsschutz', where: 'Job description' } as const;
    expect(tellLinkFact(link, inGerman).text).toBe('Priya\'s job description names "Explosionsschutz", in German');
  });

  it('is quoted as what the job description says, where it is no sentence', () => {
    const figures = {
      ...dossier,
      position: { ...dossier.position!, description: '1,150 staff, P&L £41m. I keep the accounts of four sites.' },
    };
    const link = { kind: 'need', yours: 'payroll', theirs: '1,150 staff', where: 'Job description' } as const;
    expect(tellLinkFact(link, figures).text).toBe('Priya\'s job description names "1,150 staff, P&L £41m"');
  });

  it('quotes a sentence of the job description as one', () => {
    const whole = { ...dossier, position: { ...dossier.position!, description: 'I run payroll. 40 sites.' } };
    const link = { kind: 'need', yours: 'payroll', theirs: 'I run payroll', where: 'Job description' } as const;
    expect(tellLinkFact(link, whole).text).toBe('Priya\'s job description: "I run payroll."');
  });

  it('has a day that people can read', () => {
    expect(tell('ISO 9001', 'Company update of 2026-08-09')).toBe(
      'Corrib Cement speaks of "ISO 9001" (company update of 9 August)',
    );
  });

  it('is one of the fields of a list', () => {
    expect(tell('supplier audits', 'Job description')).toBe('Priya covers supplier audits');
  });

  it('is never the name of the company alone', () => {
    expect(tell('Cement', 'Company name')).toBe('Corrib Cement makes cement in two kilns');
  });

  it('is the kind of customer that the name says, where no sentence of the company can be told', () => {
    const silent = { ...dossier, company: 'Marina di Capo Sereno', facts: undefined };
    const link = { yours: 'marinas', theirs: 'Marina di Capo Sereno', where: 'Company name' };
    expect(tellLinkFact({ ...link, kind: 'customer_type' }, silent).text).toBe(
      'By its name, Marina di Capo Sereno is one of the kinds of customers you name ("marinas")',
    );
    expect(tellLinkFact({ ...link, kind: 'need' }, silent).text).toBe(
      'The name of Marina di Capo Sereno says what kind of company it is',
    );
  });
});
