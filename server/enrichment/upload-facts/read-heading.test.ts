import { describe, expect, it } from 'vitest';
import { meaningOf, readColumn, readHeading } from './read-heading.ts';

const kindOf = (heading: string) => readHeading(heading)?.kind ?? null;

describe('a heading, however it is written', () => {
  it.each([
    [
      'firstName',
      'First Name',
      'first_name',
      'firstName',
      'FIRSTNAME',
      'Contact: First Name',
      'linkedinFirstName',
      '1st First Name',
      ' “First name” * ',
      'Name (First)',
      '✉️ First name',
    ],
    ['headline', 'LinkedIn Headline', 'Headline (LinkedIn)', 'Nagłówek', 'LinkedIn-Slogan', 'ヘッドライン'],
    ['company', 'positions.0.companyName', 'job_company_name', 'Arbejdsgiver', '任职公司'],
    [
      'title',
      'Job Title',
      'JobTitle',
      'experience[0].title',
      'jobs/0/title',
      'Contact Title / Headline',
      'Current Job Title',
      'What is your job title?',
      'Position (current)',
      'Role / Job title',
      'current_company_position',
      'Cargo en la empresa',
      'Ruolo aziendale',
    ],
    [
      'company',
      'Company',
      'companyName',
      'Account.Name',
      'Organization 1 - Name',
      'Company / Organisation',
      'Primary Organization',
      'Hotel name',
      'School',
      'Affiliation',
      'Company Name for Emails',
      'Firma (für Serienbrief)',
      'Legal entity name',
      'Where do you work?',
      'Institución',
      'Ente di appartenenza',
      'Huidig bedrijf',
    ],
    [
      'email',
      'E-Mail',
      'email_1',
      'E-mail 1 - Value',
      'Valid Email',
      'Your e-mail address',
      'Email 12',
      'Work Email',
      'E-Mail (geschäftlich)',
    ],
    ['phone', 'Mobile Phone', 'mobile_phone1', 'WhatsApp', 'Phone 1 - Value', 'Tel.'],
    ['website', 'Company Website', 'companyDomain', 'website_1', 'WWW'],
    ['companyPage', 'Company Linkedin Url', 'company_linkedin_url', 'Company LinkedIn'],
  ])('%s', (kind, ...headings) => {
    for (const heading of headings) expect(`${heading}: ${kindOf(heading)}`).toBe(`${heading}: ${kind}`);
  });

  it.each([
    ['firstName', 'Vorname', 'Prénom', 'Voornaam', 'Imię', 'Förnamn', 'पहला नाम', 'الاسم الأول', 'שם פרטי'],
    [
      'lastName',
      'Nachname',
      'Apellidos',
      'Sobrenome',
      'Cognome',
      'Achternaam',
      'Nazwisko',
      'Soyadı',
      'Фамилия',
      '姓',
      'Příjmení',
    ],
    [
      'name',
      'Nom',
      'Nombre completo',
      'Nome e cognome',
      'Imię i nazwisko',
      'ФИО',
      '姓名',
      '氏名',
      '이름',
      'الإسم',
      'नाम',
      'Name, Vorname',
      'Buyer name',
      'Nome do associado',
      'Họ và tên',
    ],
    [
      'title',
      'Funktion',
      'Intitulé de poste',
      'Cargo',
      'Ruolo',
      'Functie',
      'Stanowisko',
      'Ünvan',
      'Должность',
      '役職',
      '职位',
      '직책',
      'المسمّى الوظيفي',
      'पदनाम',
      'Beosztás',
      'Position on board',
    ],
    [
      'company',
      'Unternehmen',
      'Société',
      'Empresa',
      'Azienda',
      'Bedrijfsnaam',
      'Nazwa firmy',
      'Şirket',
      'Компания',
      '会社名',
      '公司名稱',
      '회사명',
      'اسم الشركة',
      'कंपनी',
      'Virksomhed',
    ],
    [
      'email',
      'Courriel',
      'Correo electrónico',
      'Indirizzo e-mail',
      'E-mailadres',
      'Sähköposti',
      'Эл. почта',
      'メールアドレス',
      '邮箱',
      '이메일',
      'البريد الإلكتروني',
      'ईमेल',
    ],
  ])('%s in other languages', (kind, ...headings) => {
    for (const heading of headings) expect(`${heading}: ${kindOf(heading)}`).toBe(`${heading}: ${kind}`);
  });

  it.each([
    'Contact owner',
    'Account Owner',
    'Referrer Email',
    'Manager Name',
    'List name',
    'Company Phone',
    'Company City',
    'E-mail 1 - Type',
    'Email Status',
    'Name / Email',
    'Notes',
    '',
    '()',
    'x'.repeat(5_000),
    '__proto__',
    'constructor',
  ])('%s says nothing of the person', (heading) => {
    expect(kindOf(heading)).toBeNull();
  });
});

describe('what the user says of a column', () => {
  it('wins over its heading', () => {
    expect(readColumn('Project', 'company')).toEqual({ kind: 'company' });
    expect(readColumn('Company', 'ignore')).toBeNull();
    expect(readColumn('Company', 'position')).toEqual({ kind: 'title' });
  });

  it('leaves alone what the heading says as well, or more precisely', () => {
    expect(readColumn('Private e-mail', 'email')).toEqual({ kind: 'email', of: 'person' });
    expect(readColumn('LinkedIn email', 'email')).toEqual({ kind: 'networkEmail' });
    expect(readColumn('Mobile', 'ignore')).toEqual({ kind: 'phone' });
    expect(meaningOf('phone')).toBe('ignore');
  });
});

it.each(['État', 'IPO', 'Stan', 'Van', 'Qualité', 'POS', 'Posto', 'Contact', 'Puesto solicitado', 'Target persona'])(
  '%s, which in another language is over companies, titles or names, says nothing',
  (heading) => {
    expect(readHeading(heading)).toBeNull();
  },
);
