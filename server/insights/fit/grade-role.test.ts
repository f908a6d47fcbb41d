import { describe, expect, it } from 'vitest';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import { readSeniorityLevel } from '../person/seniority-level.ts';
import { functionsOfTitle } from '../trade/job-functions/functions-of-title.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { gradeRole } from './grade-role.ts';

function grade(description: string, title: string, size?: number, sector?: SectorId, speaksOfBuying = false) {
  const own = readOwnTradeOf(description, readOwnProfile({ website: '', description }));
  const seniority = readSeniorityLevel(title);
  return gradeRole(own, { title, seniority, functions: functionsOfTitle(title), size, sector, speaksOfBuying });
}

describe('what a title has to do with buying', () => {
  it.each([
    ['Head of Logistics', 'buys', 4],
    ['Logistics Manager', 'buys', 3],
    ['Logistics Coordinator', 'uses', 2],
    ['Logistics Lead', 'buys', 3],
    ['Fleet Manager', 'influences', 2],
    ['Head of Human Resources', 'none', 0],
  ] as const)('%s and temperature loggers: %s', (title, role, points) => {
    expect(grade('We make temperature loggers for goods on the road', title, 800)).toMatchObject({
      role,
      grade: points,
    });
  });

  it('follows whom the user names as buyer', () => {
    expect(grade('Payroll software for founders', 'Founder & CEO', 2_000)).toMatchObject({ role: 'buys', grade: 4 });
    expect(grade('Contract review for in-house legal teams', 'General Counsel', 2_000).role).toBe('buys');
  });

  it('lets the head of a small company decide, and that of a large one name a colleague', () => {
    const loggers = 'We make temperature loggers';
    expect(grade(loggers, 'Managing Director', 30).role).toBe('buys');
    expect(grade(loggers, 'Managing Director', 9_000).role).toBe('influences');
  });

  it('takes the head of a small customer for a buyer beside those whom the user names, and who buys for all for a say', () => {
    const payroll = 'Payroll software for HR teams in hospitals';
    expect(grade(payroll, 'Managing Director', 30, 'hospitals').role).toBe('buys');
    expect(grade(payroll, 'Managing Director', 30).role).toBe('influences');
    expect(grade(payroll, 'Head of Procurement', 300, 'hospitals').role).toBe('influences');
    expect(grade(payroll, 'Head of Procurement', 300).role).toBe('none');
  });

  it('puts who leads another field at a customer before who only works there', () => {
    const loggers = 'We make temperature loggers';
    expect(grade(loggers, 'Head of Human Resources', 800, 'pharma')).toMatchObject({ role: 'none', grade: 0, lean: 1 });
    expect(grade(loggers, 'Recruiter', 800, 'pharma').lean).toBeUndefined();
    expect(grade(loggers, 'Head of Human Resources', 800).lean).toBeUndefined();
  });

  it.each([
    ['Plant Manager', 4],
    ['Betriebsleiterin', 4],
    ['Gerente de Planta', 4],
    ['Production Manager', 3],
    ['Production Supervisor', 2],
    ['Assistant Production Manager', 2],
    ['Vorarbeiter Produktion', 2],
  ] as const)('lets who runs a site decide, and who leads a crew ask: %s', (title, points) => {
    expect(grade('Machine tools and CNC lathes for job shops', title, 300).grade).toBe(points);
  });

  it('takes who leads a field that no table knows for no head of the company', () => {
    const loggers = 'We make temperature loggers';
    expect(grade(loggers, 'Head of Spare Parts', 80).isHead).toBeUndefined();
    expect(grade(loggers, 'Leiterin Druckvorstufe', 80).isHead).toBeUndefined();
    expect(grade(loggers, 'Director', 80).isHead).toBe(true);
  });

  it('takes a buyer for one who chooses, whatever the rank', () => {
    const blades = 'Cutting tools for procurement teams';
    expect(grade(blades, 'Technisch inkoper', 300)).toMatchObject({ role: 'buys', grade: 3 });
    expect(grade(blades, 'Einkäufer Verbrauchsmaterial', 300)).toMatchObject({ role: 'buys', grade: 3 });
    expect(grade(blades, 'Procurement Trainee', 300).role).not.toBe('buys');
  });

  it('counts the head of a school among heads, and no principal of something else', () => {
    const loggers = 'We make temperature loggers';
    expect(grade(loggers, 'Principal & Dean', 300, 'universities').isHead).toBe(true);
    expect(grade(loggers, 'Principal Scientist', 300, 'universities').isHead).toBeUndefined();
  });

  it('counts partners who founded or own a firm among its heads', () => {
    expect(grade('We make temperature loggers', 'Gründungspartnerin', 40).role).toBe('buys');
    expect(grade('We make temperature loggers', 'Partner Manager', 40).role).not.toBe('buys');
  });

  it('lets the head of operations of a small company have more of a say than that of a large one', () => {
    const review = 'Contract review software for in-house legal teams';
    expect(grade(review, 'Chief Operating Officer', 120).grade).toBe(3);
    expect(grade(review, 'Chief Operating Officer', 3_000).grade).toBe(2);
  });

  it('takes the head of a company of another kind for less', () => {
    const loggers = 'We make temperature loggers for drug makers';
    const own = readOwnTradeOf(loggers, readOwnProfile({ website: '', description: loggers }));
    const facts = { title: 'Owner', seniority: 'Owner', functions: [], size: 40, sector: undefined } as const;
    expect(gradeRole(own, facts).grade).toBe(4);
    expect(gradeRole(own, { ...facts, isElsewhere: true }).grade).toBe(3);
  });

  it('takes who is in charge of the very thing for a buyer, in compounds too', () => {
    expect(grade('Glasfassaden für Kliniken', 'Leiter Fassadenplanung', 300)).toMatchObject({ role: 'buys', grade: 4 });
    expect(grade('Wir prüfen Brücken', 'Leiter Brückenprüfung', 300)).toMatchObject({ role: 'buys', grade: 4 });
    expect(grade('Influencer marketing', 'Head of Influenza Surveillance', 300).role).not.toBe('buys');
    expect(grade('Weighbridges for quarries', 'Weighbridge Clerk', 300)).toMatchObject({ role: 'uses', grade: 1 });
  });

  it.each([
    [undefined, 'Owner decides on such purchases'],
    [1, 'Owner decides on such purchases'],
    [9, 'Owner decides on such purchases in a company of 9 people'],
  ])('says how large the company is whose head decides: %j', (size, because) => {
    expect(grade('We make temperature loggers for goods on the road', 'Owner', size).because).toBe(because);
  });

  it('gives those more of a say who write of budgets and suppliers', () => {
    const loggers = 'We make temperature loggers for goods on the road';
    expect(grade(loggers, 'Logistics Coordinator', 800, undefined, true)).toMatchObject({
      role: 'influences',
      grade: 3,
    });
    expect(grade(loggers, 'Head of Human Resources', 800, undefined, true)).toMatchObject({
      role: 'unknown',
      grade: 1,
    });
    expect(grade(loggers, 'Fleet Manager', 800, undefined, true)).toMatchObject({ role: 'influences', lean: 1 });
    expect(grade(loggers, 'Logistics Coordinator', 800, undefined, true).because).toBe(
      'Logistics Coordinator writes of budgets, suppliers or buying',
    );
    expect(grade(loggers, 'Sales Manager', 800, undefined, true)).toEqual(grade(loggers, 'Sales Manager', 800));
  });

  it('says that it does not know where no title says it', () => {
    const own = readOwnTradeOf('Loggers', readOwnProfile({ website: '', description: 'Loggers' }));
    const facts = { title: undefined, seniority: undefined, functions: [], size: undefined, sector: undefined };
    expect(gradeRole(own, facts)).toMatchObject({ role: 'unknown', grade: 1 });
  });
});
