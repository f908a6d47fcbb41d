import { describe, expect, it } from 'vitest';
import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { readSeniorityLevel } from './seniority-level.ts';

/** Titles as people write them. Parted by '; ' where several show the same thing. */
const TABLE: readonly (readonly [why: string, level: SeniorityLevel | undefined, titles: string])[] = [
  [
    'founders own the place, whatever else they do',
    'Owner',
    'Founder; Co-Founder; Cofounder & CTO; Founder & CEO; Co-Founder and COO; Founding Member; Serial Entrepreneur',
  ],
  [
    'owners and proprietors',
    'Owner',
    'Owner; Business Owner; Owner/Operator; Proprietor; Proprietor & Chartered Accountant; Self-Employed; Promoter & Whole-time Director',
  ],
  [
    'owners in other languages',
    'Owner',
    'Inhaberin; Gründer und Geschäftsführer; Fondatrice; Cofundador; Dueño; Propietaria; Titolare; Eigenaar',
  ],
  [
    'a product owner owns no company, and says no rank',
    'Entry',
    'Product Owner; Process Owner; Technical Product Owner',
  ],
  [
    'partners of a firm',
    'Partner',
    'Partner; Managing Partner; Senior Partner, Tax; Founding Partner; Associate Partner; General Partner; Equity Partner; Venture Partner; Partner - Audit & Assurance; Sócia; Geschäftsführende Gesellschafterin',
  ],
  ['partners of somebody else say no rank', 'Entry', 'HR Business Partner; Client Partner; Finance Business Partner'],
  ['those who manage partners', 'Manager', 'Partner Manager; Channel Partner Manager; Partner Success Manager'],
  [
    'chiefs',
    'CXO',
    'CEO; C.E.O.; CTO; CFO; CMO & Head of Growth; CHRO; CISO; Chief Executive Officer; Chief Revenue Officer; Chief People & Culture Officer; Group CFO; Interim CTO; Fractional CFO; Chief Technology Officer (CTO)',
  ],
  [
    'heads of the whole company',
    'CXO',
    'Managing Director; MD & CEO; Board Member; Chairman & Managing Director; President; Joint Managing Director; President and COO; Executive Chairman',
  ],
  [
    'chiefs in other languages',
    'CXO',
    'Geschäftsführer; Geschäftsführerin; Vorstandsvorsitzender; Directeur Général; PDG; Directora General; Amministratore Delegato; Vorstand; Diretor Geral; Gérant; Prezes Zarządu; 代表取締役',
  ],
  [
    'vice presidents',
    'VP',
    'VP Sales & Marketing; Vice President - Engineering; SVP, Operations; EVP; AVP; Assistant Vice President; Sr. Vice President; VP, Product; Senior VP Finance; Vicepresidente de Ventas; Regional Vice President',
  ],
  [
    'directors and heads',
    'Director',
    'Director; Director of Engineering; Sr. Director, Data; Associate Director; Executive Director; Head of Procurement; Head - Marketing; Sales Head; Global Head of IT; Art Director; Regional Director APAC; HR Head (India)',
  ],
  [
    'close to the top without the title',
    'Director',
    'Chief of Staff; Independent Director; General Counsel; Editor-in-Chief; School Principal; Dean of Students',
  ],
  [
    'directors in other languages',
    'Director',
    'Directeur Commercial; Directrice Marketing; Director de Operaciones; Diretora de RH; Leiter Vertrieb; Vertriebsleiter; Leiterin Einkauf; Bereichsleiter IT; Direttore Vendite; Prokurist; Dyrektor Finansowy',
  ],
  [
    'managers',
    'Manager',
    'Manager; Sr. Manager; Asst. Manager; Assistant Manager - Accounts; Dy. Manager; Deputy Manager; Account Manager; Senior Product Manager; Mgr, Operations; Principal Product Manager; Engineering Manager; Area Sales Manager',
  ],
  [
    'Indian grades of general managers',
    'Manager',
    'GM; DGM; AGM - Projects; DGM (Quality); General Manager; Deputy General Manager; Chief Manager; Asst. General Manager; Branch Head; Store Head; ASM; RSM',
  ],
  [
    'leaders of teams',
    'Manager',
    'Team Lead; Team Leader - BPO; Shift Supervisor; Superintendent; Production Foreman; Head Nurse',
  ],
  [
    'managers in other languages',
    'Manager',
    'Gerente; Gerente de Ventas; Responsable Achats; Chef de projet; Teamleiter; Projektleiterin; Jefe de Compras; Responsabile Qualità; Kierownik Produkcji; Filialleiter',
  ],
  [
    'senior practitioners',
    'Senior',
    'Senior Software Engineer; Sr. Accountant; Sr Software Engineer II; Lead Data Scientist; Tech Lead; Sr. Product Owner; Senior Business Partner; Staff Engineer; Principal Engineer; Principal Consultant; Solution Architect; Subject Matter Expert',
  ],
  [
    'grades by number',
    'Senior',
    'SDE 3; SDE-III; Software Engineer 3; Developer III; Senior Member of Technical Staff; Software Engineer L4',
  ],
  [
    'learned professions without a rank',
    'Entry',
    'Cardiologist; Consultant Surgeon; Scrum Master; Company Secretary; Advisor; SDE-2; Software Engineer II',
  ],
  ['ranks of the learned', 'Senior', 'Professor; Associate Professor; Oberarzt'],
  [
    'a kind of work without a rank',
    'Entry',
    'Software Engineer; SDE; SDE-1; SDE I; Data Analyst; Associate; Associate Consultant; Jr. Developer; Marketing Executive; Account Executive; Sales Representative; HR Executive; Business Development Executive; Member of Technical Staff; Accountant; Teacher; HR Generalist; Physiotherapist',
  ],
  [
    'assistants of the mighty',
    'Entry',
    "Executive Assistant to the CEO; EA to MD; Personal Assistant to Managing Director; Assistant to the Founder; Secretary to the Chairman; Founder's Office; CEO's Office; Associate - Founder’s Office",
  ],
  [
    'words that only look like a rank',
    'Entry',
    'Staff Nurse; Staff Accountant; Lead Generation Executive; Lead Gen Specialist; Staff Writer',
  ],
  [
    'entry in other languages',
    'Entry',
    'Sachbearbeiterin; Ingénieur; Chargée de communication; Analista de Datos; Asesor Comercial; Softwareentwickler; Kauffrau; Impiegato',
  ],
  [
    'in training',
    'Training',
    'Intern; Summer Intern; Marketing Intern; Software Engineering Intern; Management Trainee; Graduate Engineer Trainee; GET; Apprentice Electrician; Student; MBA Student at IIM Bangalore; Articled Assistant; Junior Resident; Internship - Founder’s Office',
  ],
  ['wants to become', 'Training', 'Aspiring Product Manager; Aspiring Data Scientist | Student; Incoming Analyst'],
  [
    'in training in other languages',
    'Training',
    'Werkstudent Marketing; Praktikantin; Auszubildender; Stagiaire; Alternante RH; Becario; Practicante; Estagiária; Tirocinante',
  ],
  [
    'looks after those in training',
    'Manager',
    'Internship Program Manager; Student Success Manager; Volunteer Manager',
  ],
  [
    'internal and international are not interns',
    'Senior',
    'Senior International Trade Specialist; Lead Internal Communications Specialist',
  ],
  [
    'unpaid',
    'Unpaid',
    'Volunteer; Volunteer Teacher; Pro Bono Consultant; Bénévole; Voluntaria; Ehrenamtlicher Mitarbeiter',
  ],
  [
    'rank of a former job does not count',
    'Senior',
    'Senior Engineer | Ex-Google; Sr. Designer, Ex-Director at Acme; Tech Lead (former CTO)',
  ],
  [
    'the employer after "at" does not count',
    'Entry',
    'Engineer at Partner Labs; Analyst @ Founders Fund; Consultant at Head Office Ltd',
  ],
  [
    'slogans before the job do not count',
    'VP',
    'Helping every founder sell | VP Sales; Building the future of logistics • VP Engineering',
  ],
  ['says neither rank nor work', undefined, 'Google; Open to work; Making the world better; 🚀'],
];

describe('seniority level of a title', () => {
  const rows = TABLE.flatMap(([why, level, titles]) => titles.split('; ').map((title) => ({ why, level, title })));

  it.each(rows)('$why: $title is $level', ({ level, title }) => expect(readSeniorityLevel(title)).toBe(level));

  it('is tried on at least 120 titles', () => expect(rows.length).toBeGreaterThanOrEqual(120));

  it('falls back to the headline when the title says nothing', () => {
    expect(readSeniorityLevel('Acme', 'Director of Growth @ Acme | Ex-VP Beta')).toBe('Director');
    expect(readSeniorityLevel(undefined, undefined)).toBeUndefined();
  });
});
