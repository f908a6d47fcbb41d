import { describe, expect, it } from 'vitest';
import { readJobTitle } from './read-job-title.ts';

const read = (title: string) => {
  const { seniority = '-', department = '-' } = readJobTitle(title);
  return `${seniority}, ${department}`;
};

describe('a job title', () => {
  it.each([
    ['owner of a product owns nothing', 'Product Owner, Payments', 'Entry, Product Management'],
    ['principal is a level', 'Principal Penetration Tester', 'Senior, Information Technology'],
    ['principal of a school', 'Principal, Hillside Secondary School', 'Director, Education'],
    ['partner of a firm', 'Partner, Restructuring & Tax', 'Partner, Accounting'],
    ['who manages partners', 'Partner Manager DACH', 'Manager, Business Development'],
    ['controller of traffic', 'Air Traffic Controller', 'Entry, Operations'],
    ['controller of documents', 'Document Controller', 'Entry, Administrative'],
    ['controller of figures', 'Regional Controller', 'Entry, Finance'],
    ['who serves a chief', 'Assistant to the CFO', 'Entry, Administrative'],
    ['a chief of trade', 'Chief Engineer', 'Senior, Engineering'],
    ['a chief of the company', 'Chief Growth & Data Officer', 'CXO, Marketing'],
    ['a head of trade', 'Head Gardener', 'Manager, Operations'],
    ['a head of a function', 'Wealth Management Head', 'Director, Finance'],
    ['Director of Photography', 'Director of Photography', 'Senior, Media and Communication'],
    ['founder of a firm and its function', 'Co-Founder & CRO', 'Owner, Sales'],
    ['what the founder’s firm does', 'Founder of Nordwind Software', 'Owner, Entrepreneurship'],
    ['chief executives lead everything', 'CEO, Kite Analytics', 'CXO, -'],
    ['levels by Roman numerals', 'Data Engineer III', 'Senior, Information Technology'],
    ['levels of ladders', 'Software Engineer, IC5', 'Senior, Engineering'],
    ['who looks after students', 'Student Coordinator', 'Entry, -'],
    ['the former job', 'Scrum Master (former CIO)', 'Entry, Program and Project Management'],
    ['abbreviations', 'Asst. Mgr. - Mktg', 'Manager, Marketing'],
    ['words that mean something else elsewhere', 'Virtual Reality Engineer', 'Entry, Engineering'],
    ['abbreviations of sales', 'Regl Sls Mgr', 'Manager, Sales'],
    ['two short words', 'Dir, Bus Dev', 'Director, Business Development'],
    ['two short words of technology', 'Sys Admin', 'Entry, Information Technology'],
    ['short forms of finance', 'Sr. Fin. Anlst', 'Senior, Finance'],
    ['several people', 'Orthopedic Surgeons', 'Entry, Healthcare Services'],
    ['a plural that is one function', 'Director of Student Services', 'Director, Education'],
    ['who receives guests', 'Maître d’hôtel', 'Entry, Operations'],
    ['who leads research', 'Principal Investigator', 'Senior, Research'],
    ['letters of a function', 'S&O Lead', 'Senior, Operations'],
    ['who sends invoices', 'Biller', 'Entry, Accounting'],
    ['a compound of a function', 'Teamleiter Vertriebsinnendienst', 'Manager, Sales'],
    ['who studies beside the job', 'Duales Studium BWL', 'Training, -'],
    ['a title of the open tables', 'Ultrasonic Hand Solderer', 'Entry, Operations'],
  ])('%s: %s is %s', (_why, title, says) => expect(read(title)).toBe(says));

  it.each([
    ['Gerente de Compras', 'Manager, Purchasing'],
    ['Jefa de Recursos Humanos', 'Manager, Human Resources'],
    ['Analista de Dados Sênior', 'Senior, Information Technology'],
    ['Diretor Jurídico', 'Director, Legal'],
    ['Chargée de recrutement', 'Entry, Human Resources'],
    ['Directrice de la communication', 'Director, Media and Communication'],
    ['Ingénieur qualité', 'Entry, Quality Assurance'],
    ['Responsabile acquisti', 'Manager, Purchasing'],
    ['Entwicklungsleiterin', 'Director, Engineering'],
    ['Teamleiter Lager', 'Manager, Operations'],
    ['Werkstudentin Controlling', 'Training, Finance'],
    ['Inkoper', 'Entry, Purchasing'],
    ['Kepala Gudang', 'Manager, Operations'],
    ['Guru Matematika', 'Entry, Education'],
    ['Satın Alma Şefi', 'Manager, Purchasing'],
    ['Myyntipäällikkö', 'Manager, Sales'],
    ['Pénzügyi igazgató', 'Director, Finance'],
    ['Șef departament achiziții', 'Manager, Purchasing'],
    ['Voditeljica prodaje', 'Manager, Sales'],
    ['Vedoucí skladu', 'Manager, Operations'],
    ['Υπεύθυνη ανθρώπινου δυναμικού', 'Manager, Human Resources'],
    ['Fjármálastjóri', 'Manager, Finance'],
    ['Helsesykepleier', 'Entry, Healthcare Services'],
    ['Biträdande rektor', 'Director, Education'],
    ['Salgschef', 'Manager, Sales'],
    ['現場監督', 'Entry, Operations'],
    ['Intern begeleider', 'Entry, Education'],
    ['Amministratore di rete', 'Entry, Information Technology'],
    ['财务总监', 'Director, Finance'],
    ['高级前端工程师', 'Senior, Engineering'],
    ['招聘主管', 'Manager, Human Resources'],
    ['مدير المبيعات', 'Manager, Sales'],
    ['محاسبة', 'Entry, Accounting'],
    ['वरिष्ठ लेखाकार', 'Senior, Accounting'],
    ['बिक्री प्रबंधक', 'Manager, Sales'],
    ['マーケティング部長', 'Director, Marketing'],
    ['Менеджер по продажам', 'Manager, Sales'],
    ['Заведующий складом', 'Manager, Operations'],
    ['Главный механик', 'Senior, Engineering'],
    ['Ведущий экономист', 'Senior, Finance'],
    ['Afdelingsleider', 'Manager, -'],
    ['Reisadviseur', 'Entry, Sales'],
    ['Electrical Systems Engineer', 'Entry, Engineering'],
    ['Responsable marchés publics', 'Manager, Purchasing'],
    ['Auxiliar de Cozinha', 'Entry, Operations'],
    ['PICU Manager', 'Manager, Healthcare Services'],
    ['Başhekim', 'Director, Healthcare Services'],
  ])('%s is %s', (title, says) => expect(read(title)).toBe(says));

  it.each([
    ['Recuiter', 'Entry, Human Resources'],
    ['Sofware Develoepr', 'Entry, Engineering'],
    ['Procurment', 'Purchasing'],
    ['SDE2', 'Entry, Engineering'],
    ['Satış müdürü', 'Manager, Sales'],
  ])('%s, with its slip or sign, is %s', (title, says) => expect(read(title)).toContain(says));

  it.each([
    ['women and men in one word', 'Lohnverrechner_in', 'Entry, Accounting'],
    ['and with a star', 'Ärzt*in', 'Entry, Healthcare Services'],
    ['and in French', 'Chargé·e de communication', 'Entry, Media and Communication'],
    ['an ending in brackets behind a space', 'Tanatólogo (a)', 'Entry, Healthcare Services'],
    ['a word that goes on behind the next', 'Social- og sundhedsassistent', 'Entry, Healthcare Services'],
    ['apprentices by the end of a word', 'Speditørelev', 'Training, Operations'],
    ['apprentices of a trade', 'Tømrerlærling', 'Training, Operations'],
    ['who leads by the end of a word', 'Üzemvezető', 'Manager, Operations'],
    ['who drives, though the end is that of leaders', 'Buszvezető', 'Entry, Operations'],
    ['short forms with dots', 'Assist. Adm.', 'Entry, Administrative'],
    ['short forms of a rank', 'Gte. Comercial', 'Manager, Sales'],
    ['short forms of production', 'Ger. de Produção', 'Manager, Operations'],
    ['a level that is an abbreviation', 'VPoE', 'VP, Engineering'],
    ['an internship', 'Stage MMAI', 'Training, -'],
    ['the theatre', 'Stage Manager', 'Manager'],
    ['an intern behind the role', 'Chargée de clientèle - Stagiaire', 'Training'],
    ['ranks of ministries', 'Deputy Permanent Secretary', 'Director'],
    ['ranks of officers', 'Lieutenant Colonel', 'Director, Military and Protective Services'],
    ['ranks that sound like chiefs', 'Chief Petty Officer', 'Senior, Military and Protective Services'],
    ['mayors', 'Oberbürgermeisterin', 'CXO, -'],
    ['Hebrew', 'מנהלת משאבי אנוש', 'Manager, Human Resources'],
    ['Hebrew abbreviations', 'סמנכ"ל שיווק', 'VP, Marketing'],
    ['Thai', 'ผู้จัดการฝ่ายขาย', 'Manager, Sales'],
    ['Bulgarian', 'Търговски представител', 'Entry, Sales'],
    ['Ukrainian', 'Розробниця програмного забезпечення', 'Entry, Engineering'],
    ['Chinese as in Taiwan', '業務經理', 'Manager, Sales'],
    ['Japanese short forms', '社内SE', 'Entry, Information Technology'],
    ['Greek', 'Βοηθός Φαρμακοποιού', 'Entry, Healthcare Services'],
    ['Czech', 'Vrchní sestra', 'Manager, Healthcare Services'],
    ['Romanian', 'Sef santier', 'Manager, Operations'],
    ['Vietnamese', 'Trợ lý giám đốc', 'Entry, Administrative'],
    ['Arabic', 'رئيسة فريق', 'Manager, -'],
  ])('%s: %s is %s', (_why, title, says) => expect(read(title)).toContain(says));

  it.each(['', 'Open to work', 'Making the world better', '🚀', 'Ex-CFO at Acme', '...'])(
    '"%s" says nothing',
    (title) => {
      expect(readJobTitle(title)).toEqual({ certainty: 0 });
    },
  );

  it('is less sure where words of other titles helped', () => {
    expect(readJobTitle('Sales Director').certainty).toBeGreaterThan(readJobTitle('Blasting Supervisor').certainty);
  });
});
