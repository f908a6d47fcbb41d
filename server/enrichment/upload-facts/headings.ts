/** What a column of the user's sheet can hold. */
export type ColumnKind = keyof typeof PHRASES;

/**
 * What people write over their columns, by what the column holds: in lower case, without accents and signs, as `readHeading`
 * makes them. English, German, French, Spanish, Portuguese and Hindi in Latin letters, the words of the common CRMs and of
 * Leadlight's own download.
 */
export const PHRASES = {
  firstName: list(
    'first name, firstname, given name, forename, fname, first',
    'vorname, rufname',
    'prenom',
    'primer nombre, nombre de pila',
    'primeiro nome',
    'pehla naam, pratham naam',
  ),
  lastName: list(
    'last name, lastname, surname, family name, lname, last',
    'nachname, familienname, zuname',
    'nom de famille',
    'apellido, apellidos, primer apellido',
    'sobrenome, apelido, ultimo nome',
    'upnaam, kulnaam, antim naam',
  ),
  // In some languages the same word stands over first names or last names when the other has a column of its own.
  name: list(
    'name, full name, fullname, person, candidate name',
    'vollstandiger name, ansprechpartner, vor und nachname, kontaktname',
    'nom, nom complet, prenom nom, prenom et nom',
    'nombre, nombre completo, nombre y apellido, nombre y apellidos',
    'nome, nome completo',
    'naam, pura naam, poora naam',
  ),
  headline: list('headline, profile headline, occupation'),
  title: list(
    'title, job title, jobtitle, position, position title, job position, job role, role, job, designation',
    'berufsbezeichnung, stellenbezeichnung, jobbezeichnung, jobtitel, funktion, stelle',
    'poste, fonction, titre, titre du poste, intitule du poste, intitule de poste',
    'cargo, puesto, puesto de trabajo, titulo',
    'funcao, titulo do cargo, posicao',
    'pad, padnaam, pad naam, pad ka naam',
  ),
  company: list(
    'company, company name, organization, organisation, organization name, organisation name, employer, account, account name, firm, business name',
    'firma, firmenname, name der firma, unternehmen, unternehmensname, arbeitgeber',
    'entreprise, nom de l entreprise, nom entreprise, societe, nom de la societe, raison sociale, employeur, organisme',
    'empresa, nombre de la empresa, nombre empresa, compania, organizacion, empleador',
    'nome da empresa, companhia, empregador, organizacao',
    'kampani, company ka naam, kampani ka naam, sanstha',
  ),
  website: list(
    'website, website url, web site, web, company website, company website url, company url, company domain, domain, domain name, homepage, organization website, company site',
    'webseite, internetseite, internet, domane, firmenwebseite, firmenwebsite',
    'site web, site internet, site, site de l entreprise, domaine',
    'sitio web, pagina web, dominio, sitio web de la empresa',
    'site da empresa, pagina da web',
  ),
  companyPage: list(
    'company linkedin, company linkedin url, company linkedin page, linkedin company url, linkedin company page, company page url',
  ),
  email: list(
    'email, e mail, email address, e mail address, email id, e mail id, mail, mail id, mail address',
    'e mail adresse, emailadresse, mailadresse, mail adresse',
    'adresse e mail, adresse email, adresse mail, courriel, adresse electronique',
    'correo, correo electronico, direccion de correo, direccion de correo electronico',
    'correio eletronico, endereco de email, endereco de e mail',
    'email pata, i mel',
  ),
  networkEmail: list('linkedin email, linkedin e mail, linkedin email address'),
  phone: list(
    'phone, phone number, phone no, telephone, telephone number, tel, mobile, mobile number, mobile no, mobile phone, cell, cellphone, cell phone, cell number, contact number, contact no, direct phone, direct dial, direct number, whatsapp, whatsapp number',
    'work phone, business phone, work direct phone',
    'telefon, telefonnummer, rufnummer, handy, handynummer, mobil, mobilnummer, mobiltelefon, durchwahl',
    'numero de telephone, portable, telephone portable, mobile portable',
    'telefono, numero de telefono, telefono movil, movil, celular',
    'telefone, numero de telefone, telemovel, telefone celular',
    'phone nambar, mobile nambar, durbhash, doorbhash',
  ),
  location: list(
    'location, person location, based in',
    'ort, standort, wohnort',
    'lieu, localisation',
    'ubicacion, localizacion',
    'localizacao, localidade, local',
    'sthan, jagah',
  ),
  city: list('city, town', 'stadt', 'ville', 'ciudad', 'cidade', 'sheher, shahar, nagar'),
  region: list('state, region, province, state region', 'bundesland', 'departement', 'provincia, estado', 'rajya'),
  country: list('country, country region, country name, nation', 'land', 'pays', 'pais', 'desh'),
  industry: list(
    'industry, company industry, sector, vertical',
    'branche, industrie',
    'secteur, secteur d activite',
    'industria, sector de actividad, rubro',
    'setor, setor de atividade, ramo',
    'udyog',
  ),
  employees: list(
    'employees, number of employees, no of employees, employee count, employees count, total employees, employee range, headcount, company size, company headcount, staff',
    'mitarbeiter, mitarbeiterzahl, anzahl mitarbeiter, anzahl der mitarbeiter, unternehmensgrosse, firmengrosse',
    'effectif, effectifs, nombre d employes, nombre de salaries, taille de l entreprise',
    'empleados, numero de empleados, tamano de la empresa',
    'funcionarios, numero de funcionarios, tamanho da empresa',
    'karmchari, karmchari sankhya',
  ),
  founded: list(
    'founded, founded year, year founded, founding year, company founded',
    'gegrundet, grundungsjahr',
    'annee de creation, fondee en',
    'fundada, ano de fundacion',
    'ano de fundacao',
    'sthapana varsh',
  ),
  headquarters: list(
    'headquarters, headquarter location, headquarters location, hq, hq location, company headquarters',
    'hauptsitz, firmensitz',
    'siege, siege social',
    'sede, sede central',
    'mukhyalay',
  ),
  tagline: list('company tagline, company tagline mission'),
} as const satisfies Record<string, readonly string[]>;

/** Words that say that an address is of the job. */
export const OF_WORK = new Set(
  list(
    'work, business, company, corporate, office, professional',
    'geschaftlich, geschaftliche, dienstlich, dienstliche, beruflich, berufliche, firmen',
    'pro, professionnel, professionnelle, travail',
    'trabajo, laboral, corporativo, profesional, de, del',
    'trabalho, comercial, profissional, do',
    'daftar, karyalay',
  ),
);

/** Words that say that an address is the person's own. */
export const OF_PERSON = new Set(
  list(
    'personal, private, home, privat, privates, perso, personnel, personnelle, particular, pessoal, niji, vyaktigat',
  ),
);

/** Words beside the one that counts: 'Current Company', 'Lead First Name', 'Primary E-mail', 'Contact: Job Title'. */
export const BESIDE = new Set(
  list(
    'contact, contacts, lead, leads, prospect, customer, current, primary, verified, value, aktuelle, aktueller, actuel, actuelle, actual, atual',
  ),
);

function list(...lines: string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}
