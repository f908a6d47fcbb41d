import { describe, expect, it } from 'vitest';
import { presentIntent } from '../present-intent.ts';
import { readIntent } from './read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('queries as recruiters write them for web searches', () => {
  it.each([
    [
      'site:linkedin.com/in ("welding engineer" OR "weld inspector") "Swansea" -intitle:jobs',
      { titles: ['Welding Engineer', 'Weld Inspector'], locations: ['Swansea'], companies: [], keywords: [] },
    ],
    ['inurl:profile "Nurse Recruiter" -inurl:dir', { titles: ['Nurse Recruiter'], keywords: [] }],
    ['linkedin.com/in CFO Ghent', { titles: ['CFO'], locations: ['Ghent'], companies: [] }],
    [
      '("Senior Ceramics Engineer" OR "Junior Ceramics Engineer") AND kiln',
      { titles: ['Senior Ceramics Engineer', 'Junior Ceramics Engineer'], companies: [], keywords: ['kiln'] },
    ],
    ['("Tax Lead" OR "Tax Manager") AND (NetSuite) NOT consultant', { exclude: { titles: ['Consultant'] } }],
    [
      'Title: Head of Legal; Company: Maersk; Location: Copenhagen; Skills: admiralty law',
      { titles: ['Head of Legal'], companies: ['Maersk'], locations: ['Copenhagen'], keywords: ['admiralty law'] },
    ],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

it('boolean expressions may quote titles of other languages', () => {
  expect(read('("Senior Ingenieur" OR "Leitender Entwickler") AND Go AND (München OR "80331")')).toMatchObject({
    ...{ titles: ['Senior Engineer', 'Lead Developer'], locations: ['Munich'], keywords: ['Go'] },
  });
});

it('a number before heads of something counts whom to find', () => {
  expect(read('20 heads of data engineering at Series B fintechs')).toMatchObject({
    ...{ titles: ['Head of Data Engineering'], company_sizes: [] },
  });
});

describe('titles that share their noun', () => {
  it.each([
    ['full-stack OR mobile developers', ['Full-Stack Developer', 'Mobile Developer']],
    ['chemical/process engineers in Antwerp', ['Chemical Engineer', 'Process Engineer']],
    ['acoustic and structural engineers', ['Acoustic Engineer', 'Structural Engineer']],
    ['interim CIOs or fractional', ['Interim CIO', 'Fractional CIO']],
    ['sales and marketing heads', ['Head of Sales', 'Head of Marketing']],
  ])('%s', (query, titles) => {
    expect(read(query).titles).toEqual(titles);
  });
});

describe('places that lie together', () => {
  it.each([
    ['dentistas em RJ e MG', ['Rio de Janeiro', 'Minas Gerais']],
    ['dentists in RJ and GJ', ['Rajasthan', 'Gujarat']],
    ['recruiters SG / KL / JKT', ['Singapore', 'Kuala Lumpur', 'Jakarta']],
    ['welders, OH PA WV', ['Ohio', 'Pennsylvania', 'West Virginia']],
    ['nurses in Birmingham, Mobile and Montgomery', ['Birmingham, Alabama, United States', 'Mobile', 'Montgomery']],
    ['nurses in Birmingham and Leeds', ['Birmingham', 'Leeds']],
    ['notaires lyonnais', ['Lyon']],
    ['Steuerberater in Ostwestfalen', ['East Westphalia']],
    ['grain buyers, texas panhandle', ['Texas Panhandle']],
    ['estate agents in East Anglia', ['East Anglia']],
    ['SAP consultants MM SD FI', []],
  ])('%s', (query, locations) => {
    expect(read(query).locations).toEqual(locations);
  });
});

describe('how large a company is, and what is left out', () => {
  it.each([
    ['CFO at a 300-person brewery', { company_sizes: ['300+'] }],
    ['directores de compras en empresas +250 empleados', { company_sizes: ['250+'] }],
    ["Vue developers who don't know React", { exclude: { keywords: ['React'] } }],
    ['Designer but NO social media focus', { exclude: { keywords: ['social media'] } }],
    ['Analysts from banks. Make sure to exclude interns.', { exclude: { titles: ['Intern'] }, keywords: [] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('takes no word for a misspelt one that is only close to it', () => {
    expect(read('Divers in Bergen').industries).toEqual([]);
    expect(read('"agetech" founders').keywords).toEqual(['agetech']);
  });
});

describe('what people say around whom they look for', () => {
  it.each([
    ['pavers in Perth', 'contractors in Perth', { titles: ['Contractor'], industries: [] }],
    ['companies bought from', 'roofers looking for scheduling software', { keywords: ['scheduling software'] }],
    ['a role that is looked for', 'bakery in Lyon looking for a CFO', { titles: ['CFO'] }],
    ['a school', 'geologists who studied mining engineering at Freiberg', { locations: [], companies: [] }],
    ['a round', 'CFOs of firms that just raised a Series C', { keywords: ['Series C'] }],
    [
      'people who left',
      'designers who worked at Ableton or Figma before',
      { companies: [], keywords: ['Ableton', 'Figma'] },
    ],
    ['a list with &', 'Buyers at Coop, Migros & Denner', { companies: ['Coop', 'Migros', 'Denner'] }],
    ['a level among leaders', 'VP-level sales leaders', { seniority: ['VP'] }],
    ['a kind of firm', 'CMOs in Oslo excluding agencies', { exclude: { industries: [], keywords: ['agency'] } }],
    ['a number of things', 'veterinary practice owners, 3+ chairs', { keywords: ['3+ chairs'] }],
    [
      'a list before its verb',
      'Inhaber von Kliniken in Ulm. Hotels, Schulen ausschließen',
      { exclude: { industries: ['Hotels', 'Schools'] } },
    ],
    ['levels of an expression', '(CEO OR Director OR Head) AND "wind farm"', { titles: ['CEO', 'Director', 'Head'] }],
    ['to whom is sold', 'CFOs of D2C software brands', { industries: ['Software'], keywords: ['D2C'] }],
    ['a people and a kind of firm', 'CFOs at Kenyan SMBs', { locations: ['Kenya'], companies: [] }],
    ['a numbered thing', 'trial managers, phase 3 vaccines', { keywords: ['phase 3'] }],
    ['at least', 'wind developers, 30 mw plus', { keywords: ['30+ mw'] }],
    ['a glued word', 'cross-border logistics CFOs', { titles: ['CFO'] }],
  ])('%s: %s', (_what, query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('short forms of places', () => {
  it.each([
    ['nj demand planners', ['Demand Planner'], ['New Jersey']],
    ['stage managers based in or', ['Stage Manager'], ['Oregon']],
    ['stage managers based in OR', ['Stage Manager'], ['Oregon']],
    ['underwriters in PA', ['Underwriter'], ['Pennsylvania']],
    ['surveyor positions mn', ['Surveyor'], ['Minnesota']],
    ['typographers in greater dc', ['Typographer'], ['Washington DC']],
    ['librarians in or around Ghent', ['Librarian'], ['Ghent']],
    ['pa head of surveying', ['Head of Surveying'], ['Pennsylvania']],
    ['head of surveying jobs md', ['Head of Surveying'], ['Maryland']],
    ['los angeles welders', ['Welder'], ['Los Angeles']],
    ['archivists based in Oxford', ['Archivist'], ['Oxford']],
    ['payroll managers in AMER', ['Payroll Manager'], ['Americas']],
    ['foresters in the southwest', ['Forester'], ['Southwestern United States']],
  ])('%s', (query, titles, locations) => {
    expect(read(query)).toMatchObject({ titles, locations, companies: [], keywords: [] });
  });
});

describe('short forms of words', () => {
  it.each([
    ['food mfg', { industries: ['Food Manufacturing'] }],
    ['bus dev mgr', { titles: ['Business Development Manager'] }],
    ['acc managers oslo', { titles: ['Account Manager'] }],
    ['IT proj mgr', { titles: ['IT Project Manager'] }],
    ['F&B managers Edinburgh', { titles: ['Food & Beverage Manager'] }],
    ['event co-ordinators', { titles: ['Event Coordinator'] }],
    ['club secretaries in Fife', { titles: ['Club Secretary'] }],
    ['RNs in Halifax', { titles: ['Registered Nurse'] }],
    ['qs london', { titles: ['Quantity Surveyor'] }],
    ['CPAs manila', { titles: ['CPA'] }],
    ['grc leads bfsi', { titles: ['GRC Lead'] }],
    ['plant managers semicon kulim', { industries: ['Semiconductors'] }],
    ['school bus drivers chicago', { titles: ['School Bus Driver'] }],
    ['accts managers mumbai', { titles: ['Accounts Manager'] }],
    ['real estate dev', { titles: ['Real Estate Developer'] }],
    ['airport security guard', { titles: ['Airport Security Guard'] }],
    ['business developement managers', { titles: ['Business Development Manager'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('are words of other languages elsewhere', () => {
    expect(read('Ingenieure mit Bus und Proj Erfahrung')).toMatchObject({
      titles: ['Engineer'],
      keywords: ['Bus', 'Proj'],
    });
  });
});

describe('English words that other languages have as well', () => {
  it.each([
    ['chefs in London', { titles: ['Chef'] }],
    ['head of inclusion', { titles: ['Head of Inclusion'] }],
    ['podcast prodution managers', { titles: ['Podcast Production Manager'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('kinds of companies that have a name of their own', () => {
  it.each([
    ['heads of CSR at ftse 250 companies', 'FTSE 250'],
    ['risk manager ASX200', 'ASX 200'],
    ['lawyers magic circle london', 'Magic Circle'],
  ])('%s', (query, name) => {
    expect(read(query)).toMatchObject({ companies: [], keywords: [name] });
  });
});

describe('queries with a capital on every word', () => {
  it.each([
    ['Actuaries At Companies In Ma', { titles: ['Actuary'], locations: ['Massachusetts'], companies: [] }],
    ['Recipe Developers At Acme Kitchens In Leeds', { titles: ['Recipe Developer'], companies: ['Acme Kitchens'] }],
    ['Tax Manager Jobs Porto Mid-Level', { titles: ['Tax Manager'], locations: ['Porto'], keywords: ['mid-level'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('functions of more words', () => {
  it.each([
    ['director of people operations in Derby', ['Director of People Operations']],
    ['head of SMB sales in Derby', ['Head of SMB Sales']],
    ['director of data platform positions in Derby', ['Director of Data Platform']],
    ['director of data platform in Derby', ['Director of Data Platform']],
    ['controllers in Derby', ['Controller']],
    ['hiring managers in Derby', ['Hiring Manager']],
  ])('%s', (query, titles) => {
    expect(read(query)).toMatchObject({ titles, keywords: [], locations: ['Derby'] });
  });
});

describe('what people know', () => {
  it.each([
    ['trainers with Adobe Experience Manager', ['Adobe Experience Manager']],
    ['trainers with Oracle EBS R12 and PL/SQL', ['Oracle EBS R12', 'PL/SQL']],
    ['trainers who have leadership skills', ['leadership']],
    ['trainers with social media expertise', ['social media']],
    ['trainers who published at NeurIPS', ['NeurIPS']],
  ])('%s', (query, keywords) => {
    expect(read(query)).toMatchObject({ titles: ['Trainer'], companies: [], keywords });
  });

  it('takes degrees of contacts for no studies', () => {
    expect(read('my 2nd degree connections at Maersk')).toMatchObject({ companies: ['Maersk'], keywords: [] });
  });
});

describe('what people make, know and use', () => {
  it.each([
    ['buyers with experience in farmer tools and presses', ['farmer tools', 'presses']],
    ['Find planners with experience in go-to-market strategies', ['go-to-market strategies']],
    ['engineers building AI agents', ['AI agents']],
    ['welders who have scaled infrastructure', ['scaled infrastructure']],
    ['bakers who tweet about sourdough', ['tweet about sourdough']],
    ['Find SQL-focused welders', ['SQL']],
    ['bakers specialising in IP law', ['IP law']],
    ['bakers focused on email marketing', ['email marketing']],
    ['welders who have worked on large language models', ['large language models']],
    ['bakers who can join immediately', ['join immediately']],
    ['plumbers who studied at TU Delft', ['TU Delft']],
    ['software engineers from IIT Bombay', ['IIT Bombay']],
    ['Airbnb hosts in Bergen', ['Airbnb']],
    ['board members of FTSE 250 companies', ['FTSE 250']],
  ])('%s', (query, keywords) => {
    expect(read(query)).toMatchObject({ keywords, companies: [] });
  });

  it('a title, a trade or a request is none of it', () => {
    expect(read('looking for VP of Product in Bergen').titles).toEqual(['VP of Product']);
    expect(read('Salesforce developers in Bergen')).toMatchObject({ titles: ['Salesforce Developer'], companies: [] });
    expect(read('Google engineers in Bergen')).toMatchObject({ titles: ['Engineer'], companies: ['Google'] });
  });
});

describe('where people are from', () => {
  it.each([
    ['Norwegian welders in Antwerp', ['Norwegian'], ['Antwerp']],
    ['Brazilian AI founders in Lisbon', ['Brazilian'], ['Lisbon']],
    ['Norwegian welders', [], ['Norway']],
    ['welders at Norwegian shipyards in Bergen', [], ['Bergen']],
  ])('%s', (query, keywords, locations) => {
    expect(read(query)).toMatchObject({ keywords, locations });
  });
});

describe('kinds of companies before those who lead them', () => {
  it.each([
    ['tech CEOs in Bergen', ['CEO'], ['Technology'], []],
    ['AI startup founders in Bergen', ['Founder'], ['AI'], ['startup']],
    ['landscaping business owners in Bergen', ['Owner'], ['Landscaping'], []],
    ['cybersecurity directors in Bergen', ['Cybersecurity Director'], [], []],
    ['CEOs at renewable energy companies', ['CEO'], ['Renewable Energy'], []],
    ['VCs in Bergen', ['VC'], [], []],
    ['VC firms in Bergen', [], ['Venture Capital'], []],
    ['responsaveis de compras em cadeias hoteleiras', ['Purchasing Manager'], ['Hotel Chains'], []],
    ['Zoek inkopers bij overheidsinstanties', ['Buyer'], ['Government Agencies'], []],
    ['Gründer von KI-Startups in Bergen', ['Founder'], ['AI'], ['startup']],
  ])('%s', (query, titles, industries, keywords) => {
    expect(read(query)).toMatchObject({ titles, industries, keywords, companies: [] });
  });
});

describe('what is asked for beside whom to find', () => {
  it.each([
    [
      'Find CTOs at fintechs in Leeds. Then send them our webinar on hosting.',
      { titles: ['CTO'], locations: ['Leeds'], industries: ['Fintech'], keywords: [] },
    ],
    ['purchasing managers in Ohio who might need our compliance software', { locations: ['Ohio'], keywords: [] }],
    [
      'gerentes de logística en Lima que buscan reducir costos',
      { titles: ['Logistics Manager'], locations: ['Lima'], keywords: [] },
    ],
    [
      'dueños de restaurantes que necesitan software de inventario en Bogotá',
      { titles: ['Owner'], locations: ['Bogotá'], industries: ['Restaurants'], keywords: ['software de inventario'] },
    ],
    ['Recherche comptable à Nantes', { titles: ['Accountant'], departments: ['Accounting'], locations: ['Nantes'] }],
    ['journalists who cover UK indie bands', { titles: ['Journalist'], locations: [], keywords: ['UK indie bands'] }],
    ['nursing directors at 300+ bed hospitals', { companies: [], keywords: ['300+ bed'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('what is done with those who are found, and what the one who asks sells', () => {
  it.each([
    ['find CFOs at breweries in Ghent and score the strongest leads', { titles: ['CFO'], keywords: [] }],
    ['search CTOs in Leeds, qualify them, and send invites to good fits', { titles: ['CTO'], keywords: [] }],
    ['CMOs in Oslo. I want to pitch our analytics platform that doubled sales.', { titles: ['CMO'], keywords: [] }],
    [
      'I sell CRM software to insurance agencies, who should I talk to in Texas?',
      { industries: ['Insurance Agencies'], locations: ['Texas'], keywords: [] },
    ],
    [
      'Vendemos software de inventario a restaurantes en Lima',
      { industries: ['Restaurants'], locations: ['Lima'], keywords: [] },
    ],
    ['Find CEOs at Fortune 500 companies, limit to 15', { titles: ['CEO'], keywords: ['Fortune 500'] }],
    [
      'wir verkaufen Software an Banken in Wien',
      { industries: ['Banking'], locations: ['Vienna'], departments: [], keywords: [] },
    ],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it.each([
    ['Selling to CFOs for banks', { titles: ['CFO'], industries: ['Banking'], keywords: [] }],
    ['Hi. I want to message CTOs in Berlin', { titles: ['CTO'], locations: ['Berlin'], keywords: [] }],
    ['Hello! We want to email heads of HR in Madrid', { titles: ['Head of HR'], locations: ['Madrid'] }],
    ['product and research leads in Austin', { titles: ['Product Lead', 'Research Lead'], locations: ['Austin'] }],
    ['CFOs after sales managers in Berlin', { titles: ['CFO', 'Sales Manager'], keywords: [] }],
  ])('what is wanted is no aside: %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('email marketing is nothing that is done with them', () => {
    expect(read('sales and email marketing managers in Turin').titles).toContain('Email Marketing Manager');
  });
});

describe('what people wrote about, and whom companies hire', () => {
  it.each([
    ["People at Hershey's who posted about CES", ['posted about CES']],
    ['people hiring for SDRs in Austin', ['hiring SDRs']],
    ['RevOps-Leads bei Unternehmen, die SDRs einstellen', ['hiring SDRs']],
    ['cofounders of YC W24 companies', ['YC W24']],
    ['VP Sales bei SaaS-Firmen, die gerade Kapital aufgenommen haben', ['raised funding']],
  ])('%s', (query, keywords) => {
    expect(read(query)).toMatchObject({ keywords, companies: query.includes('Hershey') ? ['Hershey'] : [] });
  });
});

describe('numbers in words', () => {
  it.each([
    ['insurance brokers in Lagos with over ten years of experience', { min: 10, max: null }],
    ['three to five years java developers pune', { min: 3, max: 5 }],
    ['Elektriker mit zehn Jahren Erfahrung', { min: 10, max: null }],
    ['zwei bis drei Jahre Erfahrung, Entwickler', { min: 2, max: 3 }],
    ['developers with das saal experience in Pune', { min: 10, max: null }],
    ['Elektriker für das Jahr', null],
    ['vendedor do ano em Lisboa', null],
  ])('%s', (query, years) => {
    expect(read(query).years_experience).toEqual(years);
  });
});

describe('languages that people speak', () => {
  it.each([
    ['account managers speaking Dutch and French in Brussels', ['Dutch', 'French'], ['Brussels']],
    ['CTO fluent in Russian and Polish in Berlin', ['Russian', 'Polish'], ['Berlin']],
    ['Zeig mir Kandidaten, die russisch sprechen', ['Russian'], []],
  ])('%s', (query, keywords, locations) => {
    expect(read(query)).toMatchObject({ keywords, locations });
  });
});

describe('levels and above', () => {
  it.each([
    ['VP-level and above at breweries', ['VP', 'CXO']],
    ['directors and above at banks', ['Director', 'VP', 'CXO']],
  ])('%s', (query, levels) => {
    expect([...read(query).seniority].sort()).toEqual([...levels].sort());
  });
});

describe('alternatives in boolean expressions', () => {
  it.each([
    ['(Airflow OR Dagster OR Prefect) AND SQL', { titles: [], keywords: ['Airflow', 'Dagster', 'Prefect', 'SQL'] }],
    [
      'engineer AND (Swift OR Kotlin) AND NOT (Ionic OR Cordova)',
      { exclude: { locations: [], companies: [], keywords: ['Ionic', 'Cordova'] } },
    ],
    ['nurse AND (Brazil OR "Latin America")', { locations: ['Brazil', 'Latin America'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

it('a long boolean query is read to its end', () => {
  const titles = Array.from({ length: 40 }, () => '"sales director"').join(' OR ');
  expect(read(`(${titles}) AND Oslo NOT (interns OR Berlin)`)).toMatchObject({
    titles: ['Sales Director'],
    locations: ['Oslo'],
    exclude: { titles: ['Intern'], locations: ['Berlin'] },
  });
});

it('of a long query in Chinese all is read, and behind it Latin words', () => {
  expect(read(`上海的销售总监${'的'.repeat(400)} in Berlin`)).toMatchObject({
    titles: ['Sales Director'],
    locations: ['Shanghai', 'Berlin'],
  });
});

describe('how queries of other tools are written', () => {
  it.each([
    ['(‘‘news writer’’ OR ‘‘copy writer’’) AND Oslo', { titles: ['News Writer', 'Copy Writer'], locations: ['Oslo'] }],
    ['“consultor AND ventas”', { titles: ['Consultant'] }],
    ['+engineering -civil', { keywords: [], exclude: { keywords: ['civil'] } }],
    ['Heads of Marketing, US+EU', { locations: ['United States', 'European Union'], keywords: [] }],
    ['analysts with NIST 800-53', { keywords: ['NIST 800-53'], company_sizes: [] }],
    ['developers, salary 20-30K', { titles: ['Developer'], company_sizes: [], keywords: ['salary 20-30K'] }],
    ['北京地区的运营，薪资20-30K', { company_sizes: [], keywords: ['salary 20-30K'] }],
    ['search for Chief Revenue Officers in Oslo', { titles: ['Chief Revenue Officer'], locations: ['Oslo'] }],
    ['developers AND (Mexico OR CDMX OR remoto)', { locations: ['Mexico', 'Mexico City'], keywords: ['remote'] }],
    ['backend developer Python FastAPI MongoDB', { companies: [], keywords: ['Python', 'FastAPI', 'MongoDB'] }],
    ['founders of developer tool startups', { titles: ['Founder'], industries: ['Developer Tools'] }],
    ["İstanbul'da React bilen frontend developer", { titles: ['Frontend Developer'], locations: ['Istanbul'] }],
    ['Найди кандидатов на позицию разработчика', { titles: ['Software Developer'], keywords: [] }],
    [
      'tax managers in big 4',
      { titles: ['Tax Manager'], industries: [], companies: ['Deloitte', 'PwC', 'EY', 'KPMG'] },
    ],
    ['Find people who recently joined Meta', { companies: ['Meta'], locations: [] }],
    ['web developer AND (Ruby OR Rails) AND 5+years', { years_experience: { min: 5, max: null } }],
    ['właściciele firm 1-10 osób, 30-50 lat', { years_experience: null, company_sizes: ['1-10'] }],
    ['engineers with 30-50 employees', { company_sizes: ['30-50'] }],
    ['SaaS companies in Oslo, 30-60', { company_sizes: ['30-60'] }],
    ['Find CEOS and CFOS in Oslo', { titles: ['CEO', 'CFO'], locations: ['Oslo'] }],
    ['imprenditori 35-55', { titles: ['Entrepreneur'], company_sizes: [] }],
    ['startups, 20-50', { company_sizes: ['20-50'] }],
    ['Heads of People at HR-Tech SaaS in DACH', { titles: ['Head of People'], industries: ['HR-Tech', 'SaaS'] }],
    ['salon owners in TX and CA', { titles: ['Owner'], locations: ['Texas', 'California'] }],
    ['CFO or CA in Pune', { titles: ['CFO', 'Chartered Accountant'], locations: ['Pune'] }],
    ['"sales manager" -"intern"', { titles: ['Sales Manager'], exclude: { titles: ['Intern'] } }],
    ['lojas que faturam R$ 50 mil', { companies: [], keywords: ['revenue R$50k'] }],
    ['doctors aged 25-45', { titles: ['Doctor'], company_sizes: [], keywords: ['aged 25-45'] }],
    ['nurses who used to work in the operating room', { titles: ['Nurse'], keywords: ['operating room'] }],
    ['titolari interessati a soluzioni POS', { titles: ['Owner'] }],
    ['Majitelé firem v ČR', { titles: ['Owner'], locations: ['Czechia'] }],
    ['أفضل المواهب في قطاع التقنية', { industries: ['Technology'] }],
    ['C++ developers in Oslo', { titles: ['C++ Developer'], locations: ['Oslo'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('ordinary words are no names', () => {
  it.each([
    ['Operations leaders at growing software teams', { companies: [] }],
    ['leaders of the long-running outbound programme', { locations: [] }],
    ['product managers at well-funded startups', { keywords: ['well-funded', 'startup'], companies: [] }],
    ['Lehrer NOT Professor', { titles: ['Teacher'], exclude: { titles: ['Professor'] } }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('numbers, deeds and little words beside whom to find', () => {
  it.each([
    ['waiters with salary expectations under €30k', { company_sizes: [], keywords: ['salary under €30k'] }],
    ['imprenditori 35-55', { company_sizes: [], keywords: ['aged 35-55'] }],
    ['foremen leading teams of 20+ people', { company_sizes: [], keywords: ['leading teams of 20+ people'] }],
    ['CTOs of firms of 20+ people', { company_sizes: ['20+'], keywords: [] }],
    ['Preciso de um designer pra meu app de delivery', { titles: ['Designer'], keywords: [] }],
    ['busco fotógrafo para mi tienda lo antes posible', { titles: ['Photographer'], keywords: [] }],
    ['candidates with experience as a data analyst', { titles: ['Data Analyst'], keywords: [] }],
    ['candidatos con experiencia en bioinformática', { titles: [], keywords: ['bioinformatics'] }],
    ['Entwickler mit Erfahrung in Rust', { titles: ['Developer'], keywords: ['Rust'] }],
    ['Elektriker mit mind. 7 Jahren Erfahrung', { titles: ['Electrician'], keywords: [] }],
    ['20 roofing leads in Dubai', { titles: [], industries: ['Roofing'], locations: ['Dubai'] }],
    ['coordinators in Perth pls with email and mobile no.', { titles: ['Coordinator'], keywords: [] }],
    ['infirmières à Lyon avec leur email et LinkedIn', { titles: ['Nurse'], keywords: [], companies: [] }],
    ['nurses in Pensacola and Mobile', { titles: ['Nurse'], locations: ['Pensacola', 'Mobile'] }],
    ['marketing managers with email marketing', { titles: ['Marketing Manager'], keywords: ['email marketing'] }],
    ['head of eng in Dubai', { titles: ['Head of Engineering'], locations: ['Dubai'] }],
    ['eng managers in Dubai', { titles: ['Engineering Manager'], locations: ['Dubai'] }],
    ['controls eng in Dubai', { titles: ['Controls Engineer'], locations: ['Dubai'] }],
    ['VP Eng in Dubai', { titles: ['VP Engineering'], locations: ['Dubai'] }],
    ['engineering leads in Dubai', { titles: ['Engineering Lead'], industries: [], locations: ['Dubai'] }],
    ['Search Marketing Specialist resumes in Austin', { titles: ['Marketing Specialist'], locations: ['Austin'] }],
    ['surveyors based in or near Ghent', { locations: ['Ghent'] }],
    ["directeurs d'agences immobilières", { titles: ['Real Estate Agency Director'], industries: [] }],
    ['desarrolladores con inglés B2', { titles: ['Developer'], keywords: ['English B2'] }],
    [
      'founders of startups that hired a Head of Sales',
      { titles: ['Founder'], keywords: ['startup', 'hired Head of Sales'] },
    ],
    ['welders from Indian universities', { locations: [], industries: [], keywords: ['Indian universities'] }],
    ['controllers de PMEs', { keywords: ['SMB'] }],
    ['growth leads, Europe/NA', { locations: ['Europe', 'North America'] }],
    ['brewery executives', { titles: [], seniority: ['CXO', 'VP'], industries: ['Brewery'] }],
    ['lawyers with exactly 3 years of experience', { years_experience: { min: 3, max: 3 } }],
    ['waiters for Oct 14', { companies: [], keywords: ['Oct 14'] }],
    ['acteurs de 25-35 ans', { years_experience: null, keywords: ['aged 25-35'] }],
    ['gerentes de hoteles de 100+ habitaciones', { keywords: ['100+ rooms'] }],
    [
      'CFOs excluding consultants, breweries and career coaches',
      { exclude: { titles: ['Consultant', 'Career Coach'], industries: ['Brewery'] } },
    ],
    ['Stanford welders', { titles: ['Welder'], keywords: ['Stanford'] }],
    ['people at Acme between 2019 and 2022', { company_sizes: [], keywords: ['2019-2022'] }],
    ['foremen who grew a team from 10 to 50', { company_sizes: [], keywords: ['grew a team from 10 to 50'] }],
    ['IT decision makers in Oslo', { titles: [], departments: ['Information Technology'] }],
    ['decision makers at breweries', { titles: [], seniority: ['Owner', 'CXO', 'VP', 'Director'], keywords: [] }],
    ['suche Buergermeister in Bayern', { titles: ['Mayor'], locations: ['Bavaria'] }],
    ['Mechaniker mit mind. 3 J Erfahrung', { years_experience: { min: 3, max: null }, keywords: [] }],
    ['Chief of Staff roles at startups', { titles: ['Chief of Staff'], keywords: ['startup'] }],
    ['clerks who were promoted to buyer', { titles: ['Clerk'], keywords: ['promoted to buyer'] }],
    ['diretores de empresas médias', { industries: [], keywords: ['medium-sized'] }],
    ['Schreiner St. Gallen od. Thurgau', { locations: ['St. Gallen', 'Thurgau'] }],
    ['Immobilienbewirtschafter Kanton Aargau', { locations: ['Aargau'], companies: [] }],
    ['dyrektor zakupów w Polsce', { locations: ['Poland'] }],
    ['dueños de talleres mecánicos en Monterrey', { industries: ['Auto Repair Shops'] }],
    ['Krankenschwester Intensivstation Wien', { keywords: ['intensive care'] }],
    ['founders born in India', { keywords: ['born'], locations: ['India'] }],
    ['lvns in Fresno', { titles: ['Licensed Vocational Nurse'] }],
    ['EHBO verpleegkundige in Utrecht', { keywords: ['first aid'] }],
    ['enfermeras con B1 de alemán', { titles: ['Nurse'], keywords: ['German B1'] }],
    ['nurses with B2 in German', { titles: ['Nurse'], keywords: ['German B2'] }],
    ['programmers 5yrs+ in Nairobi', { titles: ['Programmer'], years_experience: { min: 5, max: null } }],
    ['owners who sold their agency in the last 5 yrs', { years_experience: null }],
    ['founders who are happy to talk about it', { departments: [] }],
    ['dev fullstack à Nantes', { titles: ['Fullstack Developer'] }],
    ['enfermeras con experiencia en UCI', { titles: ['Nurse'], companies: [], keywords: ['intensive care'] }],
    ['Suche Einkäufer, schick HR-Managern in Hamburg', { titles: ['Buyer', 'HR Manager'] }],
    ['je cherche une aide soignante à Lille', { titles: ['Nursing Assistant'], keywords: [] }],
    ['aide-moi à trouver des comptables à Lyon', { titles: ['Accountant'], keywords: [] }],
    ['Fachkraft für Lagerlogistik in Ulm', { titles: ['Warehouse Logistics Specialist'], keywords: [] }],
    ['Leiter Personal in Köln', { titles: ['Head of HR'], keywords: [] }],
    ['लखनऊ के परचेज मैनेजर', { titles: ['Purchasing Manager'], keywords: [] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('terms of professionals', () => {
  it.each([
    ['director of nursing SNFs st louis', { industries: ['Skilled Nursing Facilities'] }],
    ['compliance officers at MFBs in lagos', { industries: ['Microfinance Banks'], companies: [] }],
    ['estimators fit out contractors leeds', { titles: ['Estimator'], industries: ['Fit-Out Contractors'] }],
    ['java developer spring boot microservices pune', { keywords: ['Spring Boot', 'Microservices'] }],
    ['HR managers who know bamboohr', { keywords: ['BambooHR'], companies: [] }],
    ['analysts at truist', { companies: ['Truist'] }],
    ['care homes england', { locations: ['England'], companies: [] }],
    ['LA tech founders', { locations: ['Los Angeles'], keywords: [] }],
    ['leeds accountants', { locations: ['Leeds'], keywords: [] }],
    ['deans at yale', { companies: ['Yale'], keywords: [] }],
    ['yale alumni in tech', { companies: [], keywords: ['Yale University'] }],
    ['director of public health in ohio', { seniority: ['Director'], departments: ['Healthcare Services'] }],
    ['in-house counsel calgary oil and gas', { industries: ['Oil and Gas'] }],
    ['Elektriker in Köln', { titles: ['Electrician'], locations: ['Cologne'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('several titles with one noun, and what is said of a title', () => {
  it.each([
    ['quality or technical managers', { titles: ['Quality Manager', 'Technical Manager'] }],
    ['sales, marketing and finance managers', { titles: ['Sales Manager', 'Marketing Manager', 'Finance Manager'] }],
    ['HR, IT or operations directors in Leeds', { titles: ['HR Director', 'IT Director', 'Operations Director'] }],
    ['heads of sales or marketing', { titles: ['Head of Sales', 'Head of Marketing'] }],
    ['area managers and state managers', { titles: ['Area Manager', 'State Manager'] }],
    ['executive assistants to ceos in Leeds', { titles: ['Executive Assistant'], locations: ['Leeds'] }],
    ['chief of staff to the CEO', { titles: ['Chief of Staff'] }],
    ['marketing, managers and up', { seniority: ['Manager', 'Director', 'VP', 'CXO'] }],
    ['managers and up to date', { seniority: ['Manager'] }],
    ['manager or higher education', { industries: ['Higher Education'], seniority: ['Manager'] }],
    ['assistants to the managing director', { titles: ['Assistant'] }],
    ['EA to CEO and founder', { titles: ['Executive Assistant'] }],
    ['up to 2000 trucks', { keywords: ['<2000 trucks'] }],
    ['companies founded after 2000', { keywords: ['founded'], company_sizes: [] }],
    ['tax partners who left 2022-24', { company_sizes: [], keywords: ['2022-2024'] }],
    ['directeuren van transportbedrijven met 20-100 vrachtwagens', { company_sizes: [], keywords: ['20-100 trucks'] }],
    ['nurses in NI', { locations: ['Northern Ireland'] }],
    ['sys engineers and process engrs', { titles: ['Systems Engineer', 'Process Engineer'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});
