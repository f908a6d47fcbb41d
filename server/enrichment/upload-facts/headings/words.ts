import { list } from './list.ts';

/** Words that say that an address is of the job. */
export const OF_WORK = list(
  'work, business, company, corporate, office, professional, pro, job',
  'geschäftlich, geschäftliche, dienstlich, dienstliche, beruflich, berufliche, firmen',
  'professionnel, professionnelle, travail',
  'trabajo, laboral, corporativo, corporativa, profesional, de, del, empresarial',
  'trabalho, comercial, profissional, do, da',
  'aziendale, di, lavoro, zakelijk, zakelijke, werk, służbowy, firmowy, jobb, arbete, arbejde, työ, pracovní, iş',
  'рабочий, рабочая, корпоративная',
  'daftar, karyalay',
);

/** Words that say that an address is the person's own. */
export const OF_PERSON = list(
  'personal, private, home, privat, privates, private, perso, personnel, personnelle, particular, pessoal, personale, privé, prywatny, osobisty, kişisel, личный, личная, niji, vyaktigat',
);

/** Words beside the one that counts: 'Current Company', 'Lead First Name', 'Primary E-mail', 'Contact: Job Title', 'Valid Email'. */
export const BESIDE = list(
  'contact, contacts, lead, leads, prospect, prospects, customer, client, candidate, attendee, participant, member, user, person, people, profile, profiles, individual, applicant, speaker, target, decision, maker, employee, poc, hs, sf, zi, cf, hunter, apollo, zoominfo, linkedin, li, salesnav',
  'current, present, recipient, key, short, huidig, direct, directe, directo, direto, direkt, latest, recent, most, active, now, primary, main, default, best, recommended, preferred, official, verified, valid, validated, deliverable, found, enriched, final, input, original, raw, clean, cleaned, normalized, normalised, formatted, standardized, standardised, extracted, parsed, guessed, public, known, value, values, text, string, field, data, info, information, details, custom, property, properties, attribute, merge, tag, var, required, optional, mandatory, pflichtfeld, obligatoire, obligatorio, obrigatório, additional, secondary, other, alternate, alternative, another, 1st, 2nd, 3rd, c',
  'aktuelle, aktueller, aktuelles, jetzige, jetziger, derzeitige, derzeitiger, kontakt, actuel, actuelle, actual, actuales, atual, attuale, huidige, obecny, obecna, nuvarande, nåværende, nykyinen, současný, jelenlegi, mevcut, güncel',
  'contacto, contato, contatto, contactgegevens, kunde, kunden, klant, cliente, interessent, candidato, candidat, teilnehmer, participante, persona, pessoa, personne, du, des, de, la, le, les, el, los, o, a, il, lo, dell, della, del, di, do, da, dos, der, die, das, den, des, ihr, ihre, votre, tu, su, sua, seu',
  'текущая, текущее, контакт, контакта, клиента, 現在, 現在の, 目前, 当前, 現任, 현재, 必須, 任意, 必填, 選填, 선택, 필수, الحالي, الحالية, العميل, वर्तमान, ग्राहक',
);

/** Words of questions in forms: 'What is your job title?', 'Please enter your e-mail'. */
export const OF_QUESTION = list(
  'what, is, are, your, the, my, please, enter, provide, share, give, tell, us, for, of, at, you, a, an, in, to, insert, add, paste, fill, kindly',
  'bitte, geben, sie, an, wie, lautet, ist, was, dein, deine, deinen, quel, quelle, est, indiquez, merci, cuál, es, indica, por, favor, escribe, qual, é, seu, informe, digite',
);

/** Kinds of organisations: 'Club Name', 'Hotel', 'School name' stand over the place where a person works. */
export const ORGANISATIONS = list(
  'agency, brand, startup, club, facility, center, centre, academy, foundation, association, council, lab, laboratory, farm, theatre, theater, museum, library, contractor, builder, exhibitor, sponsor, publisher, carrier, airline, pharmacy, boutique, spa, cafe, bakery, brewery, hotel, restaurant, school, store, shop, practice, clinic, hospital, dealership, dealer, brokerage, bank, fund, studio, venue, church, nonprofit, ngo, charity, institution, institute, institute, vendor, supplier, manufacturer, distributor, retailer, winery, gym, salon, university, college, franchise, enterprise, corporation',
  'verein, agentur, kanzlei, praxis, schule, hochschule, agence, cabinet, établissement, association, agencia, despacho, escuela, colegio, tienda, agência, escola, loja, escritório, clínica, agenzia, studio, negozio, bureau, praktijk, stichting, vereniging',
);

/** People whose data is not the row's own: owners of accounts, colleagues who introduced somebody. */
export const OF_OTHERS = list(
  'owner, owned, rep, sdr, bdr, ae, csm, manager, boss, supervisor, assistant, recruiter, sourcer, referrer, referred, referral, referee, introducer, introduced, intro, introduction, recommended, recommender, assigned, assignee, created, creator, modified, updated, added, sourced, sender, author, reviewer, interviewer, mutual, through, via, shared, spouse, partner, reports, reporting, responsible, handler, agent, champion, colleague, teammate, secretary, reference, advisor, mentor',
  'besitzer, inhaber, eigentümer, betreuer, betreut, zuständig, bearbeiter, vermittelt, empfohlen, vorgesetzter, assistenz, über, propriétaire, responsable, attribué, recommandé, commercial, parrain, propietario, asignado, vendedor, referido, recomendado, proprietário, responsável, indicado, indicação, proprietario, assegnato, eigenaar, toegewezen, właściciel, opiekun, ägare, ansvarig, sahibi, владелец, ответственный, менеджер, 担当営業, 紹介者, 推荐人, 負責人, 负责人, 담당영업, 추천인, المالك, المسؤول',
);

/** What people in a list are called: 'Buyer Name', 'Emp Code', 'Nome do associado', and 'Attendee' by itself. */
export const PEOPLE = list(
  'contact, contacts, lead, leads, prospect, prospects, person, persons, people, candidate, candidates, attendee, attendees, speaker, speakers, participant, participants, guest, guests, member, members, employee, employees, emp, student, students, applicant, applicants',
  'poc, registrants, recipient, recipients, presenter, presenters, panellist, panellists, panelists, moderator, principal, exec, execs, ceo, cofounder, delegate, delegates, registrant, registrants, client, clients, customer, customers, buyer, buyers, founder, founders, investor, investors, executive, executives, talent, individual, consultant, expert, alumnus, alumni, alum, volunteer, donor, subscriber, patient, teacher, panelist, influencer, nominee, winner, exhibitor, stakeholder, champion, professional, target, associate, faculty, staff',
  'kontakt, kontakte, interessent, teilnehmer, teilnehmerin, kunde, kunden, mitglied, mitarbeiter, referent, bewerber, kandidat, personen, gast, ansprechpartner, ansprechpartnerin, ansprechperson, kontaktperson',
  'contacto, contactos, persona, personas, asistente, asistentes, participante, participantes, candidato, candidatos, ponente, invitado, alumno, empleado, colaborador, asociado, socio, cliente, clientes, interlocutor',
  'contato, contatos, pessoa, pessoas, aluno, convidado, palestrante, associado, sócio, funcionário, personne, personnes, participant, candidat, candidats, invité, intervenant, élève, adhérent, salarié, collaborateur, membre, interlocuteur',
  'contatto, contatti, referente, referenti, interlocutore, partecipante, invitato, relatore, dipendente, iscritto, deelnemer, deelnemers, kandidaat, contactpersoon, spreker, medewerker, lid, yetkili, katılımcı, kişi, çalışan, üye, osoba, uczestnik, kandydat, pracownik, deltagare, deltager, medlem, medarbetare',
  'участник, контакт, клиент, кандидат, спикер, сотрудник, 参加者, 連絡先, 候補者, 顧客, 社員, 客户, 客戶, 候选人, 候選人, 参会人, 嘉宾, 员工, 参与者, 참가자, 고객, 후보자, 직원, 회원, المرشح, المشارك, العميل, الموظف, الشخص, संपर्क, प्रतिभागी, ग्राहक, उम्मीदवार, सदस्य, कर्मचारी',
);

/** Headings that say nothing of what stands below: 'Column_2_Text', 'Field 3', 'Unnamed: 4', 'F5', 'Spalte1'. */
export const MEANINGLESS = list(
  'column, columns, col, cols, field, fields, text, url, link, unnamed, untitled, header, heading, var, variable, value, data, attribute, string, item, no, nr, num, number, input, raw, list, record, row, entry',
  'spalte, feld, colonne, champ, columna, campo, coluna, colonna, kolom, kolumna, 列, 字段, 欄位, 열, عمود, कॉलम, undefined, null, nan, none, empty, blank',
);

/** What is so today, and not what was or may be: 'Current Title'. */
export const OF_TODAY = list(
  'current, currently, present, latest, heutige, heutiger, anki, actual, actually, aktuell, aktuelle, aktueller, aktuelles, derzeit, derzeitig, derzeitige, derzeitiger, jetzig, jetzige, jetziger, actuel, actuelle, actuellement, actuales, atual, atuais, attuale, attuali, huidig, huidige, nuvarande, nåværende, nuværende',
  'nykyinen, obecny, obecna, obecne, bieżąca, bieżące, aktuální, současný, současná, súčasný, aktuálna, aktualny, aktualna, текущая, текущий, текущее, нынешний, нынешняя, поточна, поточний, теперішня, mevcut, şuanki, jelenlegi, actuală, trenutni, trenutna, sekarang, الحالي, الحالية, 현재, वर्तमान',
);
