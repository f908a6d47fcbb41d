import { describe, expect, it } from 'vitest';
import { readHeadline } from './read-headline.ts';

const read = (headline: string) => {
  const { title = '-', company = '-', former } = readHeadline(headline);
  return [title, company, ...former.map((one) => `ex ${one}`)].join(' · ');
};

describe('the role in a headline', () => {
  it.each([
    ['Buyer at Northwind', 'Buyer · Northwind'],
    ['CEO @ Northwind. Previously Buyer at Globex', 'CEO · Northwind · ex Globex'],
    ['Partner, Baker & Fitter LLP', 'Partner · Baker & Fitter LLP'],
    ['#Hiring Senior Recruiter at Northwind', 'Senior Recruiter · Northwind'],
    ['Ex Founder | Now VP Sales at Northwind', 'VP Sales · Northwind'],
    ['Aspiring Data Analyst | SQL', 'Aspiring Data Analyst · -'],
    ['Marketing Manager · F&B & Lifestyle Brands', 'Marketing Manager · -'],
    ['Data Scientist | LLMs', 'Data Scientist · -'],
    ['CTO @ Kite.ai, building maps for drones', 'CTO · Kite.ai'],
    ['Head of Sales @ Foo (YC W21) | ex-Bar', 'Head of Sales · Foo · ex Bar'],
    ['🚀 Founder & CEO @Kite | Helping teams ship', 'Founder & CEO · Kite'],
    ['Einkäuferin bei der Beispiel GmbH', 'Einkäuferin · Beispiel GmbH'],
    ['Directrice Achats chez Dupont & Fils', 'Directrice Achats · Dupont & Fils'],
    ['Gerente de Ventas en Lumina Foods', 'Gerente de Ventas · Lumina Foods'],
    ['Sócia proprietária na ventoSUL', 'Sócia proprietária · ventoSUL'],
    ['ex-Acme, now VP Engineering at Northwind', 'VP Engineering · Northwind · ex Acme'],
    ['VP Agronomy - Northwind Foods', 'VP Agronomy · Northwind Foods'],
    ['Partner at Morris, Manning & Martin, LLP', 'Partner · Morris, Manning & Martin, LLP'],
    ['Advisor at Google, Meta & Uber', 'Advisor · Google'],
    ['Chief Revenue Officer | Series B | €40M ARR', 'Chief Revenue Officer · -'],
    ['GP at Northwind', 'GP · Northwind'],
    ['Founder of Kite | Navy Veteran', 'Founder · Kite'],
    ['产品经理，专注AI产品', '产品经理 · -'],
    ['Frontend Engineer · React/TypeScript', 'Frontend Engineer · -'],
    ['Sales Leader | Helping SaaS Companies Grow', 'Sales Leader · -'],
    ['Analista de Dados na Vento Sul', 'Analista de Dados · Vento Sul'],
    ['Responsabile Marketing presso Aurora S.p.A.', 'Responsabile Marketing · Aurora S.p.A.'],
    ['Inkoper bij Tulp', 'Inkoper · Tulp'],
    ['کارشناس فروش در دیجی\u200cکالا', 'کارشناس فروش · دیجی\u200cکالا'],
    ['销售总监 在 华星', '销售总监 · 华星'],
    ['Consultant with Blue Ridge Partners', 'Consultant · Blue Ridge Partners'],
    ['Data Engineer at J.R. Miller & Co.', 'Data Engineer · J.R. Miller & Co.'],
  ])('before the employer: %s', (headline, says) => expect(read(headline)).toBe(says));

  it.each([
    ['Project Manager - Vexor Groupe', 'Project Manager · Vexor Groupe'],
    ['Software Engineer, Vexor', 'Software Engineer · Vexor'],
    ['CFO | Metalvex', 'CFO · Metalvex'],
    ['CIO | IT & Digitalization at Vexor', 'CIO · Vexor'],
    ['CTO Vexor', 'CTO · Vexor'],
    ['Founder/CTO Vexor', 'Founder/CTO · Vexor'],
    ['Fitter (Vexor GmbH)', 'Fitter · Vexor GmbH'],
    ['Head of Engineering Vexor', 'Head of Engineering · Vexor'],
    ['Founder of Vexor Robotics | Speaker', 'Founder · Vexor Robotics'],
    ['Vexor Alliance Board Member', 'Board Member · Vexor Alliance'],
    ['Vexor - Store Manager', 'Store Manager · Vexor'],
    ['Director, Product Management, Vexor', 'Director, Product Management · Vexor'],
    ['Product Designer, Growth @ Vexor', 'Product Designer, Growth · Vexor'],
    ['Google | Software Engineer', 'Software Engineer · Google'],
    ['Founder of "The Vexor Letter"', 'Founder · The Vexor Letter'],
  ])('beside its employer: %s', (headline, says) => expect(read(headline)).toBe(says));

  it.each([
    ['VP Marketing | B2B SaaS | Demand Generation', 'VP Marketing · -'],
    ['Data Analyst | SQL | Python', 'Data Analyst · -'],
    ['Recruiter | EMEA', 'Recruiter · -'],
    ['Registered Nurse, RN, BSN', 'Registered Nurse · -'],
    ['Marketing Manager, Berlin', 'Marketing Manager · -'],
    ['Consultant helping companies adopt AI', 'Consultant · -'],
    ['Librarian moving into data work', 'Librarian · -'],
    ['Illustrator & dog owner', 'Illustrator · -'],
    ['Consultant (SAP)', 'Consultant (SAP) · -'],
    ['Attorney at Law', 'Attorney at Law · -'],
    ['Backend Engineer in Berlin', 'Backend Engineer · -'],
    ['Head of Monetization', 'Head of Monetization · -'],
    ['Diretor de Operações e Supply Chain | Ex-COO', 'Diretor de Operações e Supply Chain · -'],
  ])('without an employer: %s', (headline, says) => expect(read(headline)).toBe(says));

  it.each([
    ['ex-Vexor, ex-Lumina, advisor', 'advisor · - · ex Vexor · ex Lumina'],
    ['Engineer at Foo | Formerly Bar & Baz', 'Engineer · Foo · ex Bar · ex Baz'],
    ['Sales Lead @ Foo | Previously Manager at Bar & Company', 'Sales Lead · Foo · ex Bar & Company'],
    ['Former CFO at Foo', '- · - · ex Foo'],
    ['Angel investor | former VP Product', 'Angel investor · -'],
    ['Ex-Vexor ML Engineer | Advisor', 'Advisor · - · ex Vexor'],
    ['Sales Lead at Foo | Former VP at 3 startups', 'Sales Lead · Foo'],
  ])('and what was before: %s', (headline, says) => expect(read(headline)).toBe(says));

  it.each([
    'Open to work',
    'Looking for an internship in marketing',
    'En recherche active d’un poste de comptable',
    'Building something new',
    'Passionate about people',
    'Incoming @ Foo',
    'Bicycle enthusiast',
    'Retired',
    'Mother of two, runner, reader',
    '',
    '🚀🚀',
    '|||',
  ])('is not there: %s', (headline) => expect(read(headline)).toBe('- · -'));

  it.each([
    ['Co-Owner @ Brotkiste   Baker @ Mehlwerk', 'Co-Owner · Brotkiste'],
    ['Welder @ Stahlbau Ems Mentor at Lichtwerk', 'Welder · Stahlbau Ems'],
    ['Ingénieure en Génie Civil', 'Ingénieure en Génie Civil · -'],
    ['Técnico en Mantenimiento Industrial', 'Técnico en Mantenimiento Industrial · -'],
    ['Ingeniera en Codelco', 'Ingeniera · Codelco'],
    ['Dynamics CRM Practice Director', 'Dynamics CRM Practice Director · -'],
    ['Researcher in Residence | Nordlicht Labs', 'Researcher in Residence · Nordlicht Labs'],
    ['Test Engineer | Rust, Go, Kotlin', 'Test Engineer · -'],
    ['Test Engineer | NIT Surat', 'Test Engineer · -'],
    ['Lecturer | University of Turku', 'Lecturer · University of Turku'],
  ])('one of several, a field, a list, a school: %s', (headline, says) => expect(read(headline)).toBe(says));

  it.each([
    ['株式会社北山 営業部長 / 広報担当', '営業部長 · 株式会社北山'],
    ['Nordlicht株式会社 代表取締役', '代表取締役 · Nordlicht株式会社'],
    ['백엔드 개발자 · 신입', '백엔드 개발자 · -'],
    ['产品经理 / 增长方向', '产品经理 · -'],
    ['京都大学 教授', '教授 · 京都大学'],
    ['Бухгалтер | ООО Ромашка', 'Бухгалтер · ООО Ромашка'],
    ['מהנדסת תוכנה | Nordlicht', 'מהנדסת תוכנה · Nordlicht'],
    ['Розробник програмного забезпечення у Nordlicht', 'Розробник програмного забезпечення · Nordlicht'],
    ['Chargé·e de communication chez Nordlicht', 'Chargé·e de communication · Nordlicht'],
    ['Angel Investor | "I Don\'t Do 9-to-5 Anymore"', 'Angel Investor · -'],
  ])('in other scripts and of both genders: %s', (headline, says) => expect(read(headline)).toBe(says));

  it.each([
    ['Myyntijohtaja, Kone Oyj | aiemmin Wärtsilä', 'Wärtsilä'],
    ['Руководитель отдела продаж в ООО «Ромашка» | экс-Яндекс', 'Яндекс'],
    ['מנהלת משאבי אנוש ב-Wix | לשעבר Amdocs', 'Amdocs'],
    ['字节跳动 高级产品经理 | 前Google', 'Google'],
    ['営業部長 | 元リクルート', 'リクルート'],
    ['삼성전자 책임연구원 | 前 LG화학', 'LG화학'],
    ['Auf der Suche nach neuer Herausforderung | zuletzt Einkäufer bei Lidl', 'Lidl'],
  ])('former employers in other languages: %s', (headline, former) => {
    expect(readHeadline(headline).former).toEqual([former]);
  });

  it('no former employer is what begins with the same sign', () => {
    expect(readHeadline('前端工程师 | 字节跳动').former).toEqual([]);
    expect(readHeadline('部長 | 前田建設工業').former).toEqual([]);
    expect(readHeadline('元気な営業マン').former).toEqual([]);
  });

  it('keeps what a former role was for out of the employers', () => {
    expect(readHeadline('Buyer | Ex-Advisor to the PM on Sci & Tech').former).toEqual([]);
    expect(readHeadline('Partner | Former Supreme Court Clerk').former).toEqual(['Supreme Court']);
  });

  it('of whom the work is for says no rank', () => {
    expect(readHeadline('Designer for student theatres')).toMatchObject({ seniority: 'Entry' });
  });

  it('of a student is that, at the school', () => {
    expect(readHeadline('Talent Acquisition · Tech Recruiting · Hiring!')).toEqual({
      department: 'Human Resources',
      former: [],
    });
    expect(readHeadline('CS @ Stanford')).toMatchObject({
      title: 'Student',
      company: 'Stanford',
      seniority: 'Training',
    });
  });

  it.each([
    ['kelvia | regional sales lead | saas', 'regional sales lead · kelvia'],
    ['Turning data into decisions. Head of Analytics, Lumina Foods', 'Head of Analytics · Lumina Foods'],
    ['Proud dad. Nurse manager at St. Mary Hospital, ex Kaiser', 'Nurse manager · St. Mary Hospital · ex Kaiser'],
  ])('where no rule finds it: %s', (headline, role) => expect(read(headline)).toBe(role));

  it('says rank and department', () => {
    expect(readHeadline('Speaker • Author')).toMatchObject({ title: 'Speaker', seniority: 'Entry' });
    expect(readHeadline('Open to work | Leiterin Einkauf')).toMatchObject({
      seniority: 'Director',
      department: 'Purchasing',
    });
  });

  it('is read from hostile texts as fast', () => {
    for (const piece of ['at ', '@', 'ex-', ' of ', 'CEO ', ', ', ' - ', '(', 'helping ', '的']) {
      expect(readHeadline(piece.repeat(20_000))).toBeDefined();
    }
  });
});
