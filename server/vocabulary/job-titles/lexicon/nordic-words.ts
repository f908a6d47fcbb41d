import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Swedish, Norwegian and Danish titles that name no occupation: ESCO has those. */
export const NORDIC_RANKS: readonly (readonly [Rank, string])[] = [
  [
    'Owner',
    `ägare|delägare|grundare|medgrundare|egenföretagare|eier|medeier|gründer|medgründer|grunnlegger|ejer|medejer|medstifter|indehaver|selvstændig|selvstendig`,
  ],
  [
    'CXO',
    `styrelseordförande|styreleder|bestyrelsesformand|koncernchef|konsernsjef|økonomidirektør|ekonomidirektör|kommunaldirektør|kommundirektör|rådmann|generalsekreterare|generalsekretær`,
  ],
  [
    'Director',
    `rektor|biträdande rektor|skolechef|skoleleder|skolesjef|förvaltningschef|verksamhetschef|virksomhetsleder|virksomhedsleder|avdelningsdirektör|underdirektør|kontorchef|sektionschef|styrer|institusjonssjef|barnehagestyrer|forskningschef|utvecklingschef|fagsjef|etatsjef|kommunalsjef|områdechef|områdeleder`,
  ],
  [
    'Manager',
    `enhetschef|gruppchef|gruppledare|platschef|arbetsledare|driftchef|driftledare|förman|kanslichef|butikschef|produktionsledare|lagerchef|ekonomichef|försäljningschef|personalchef|
avdelingsleder|avdelingssjef|seksjonsleder|seksjonssjef|enhetsleder|gruppeleder|arbeidsleder|formann|driftsleder|driftssjef|kontorleder|kontorsjef|butikksjef|lagersjef|lagerleder|økonomisjef|salgssjef|markedssjef|personalsjef|innkjøpssjef|produksjonssjef|prosjektleder|anleggsleder|byggeleder|pedagogisk leder|nestleder|assisterende leder|
afdelingsleder|afdelingschef|sektionsleder|gruppechef|arbejdsleder|formand|driftschef|butikschef|salgschef|markedschef|personalechef|indkøbschef|økonomichef|produktionschef|byggeleder|daginstitutionsleder|souschef i daginstitution`,
  ],
  [
    'Senior',
    `sjefsingeniør|chefkonsulent|specialkonsulent|seniorkonsulent|seniorrådgiver|seniorrådgivare|spesialrådgiver|förste|førstekonsulent`,
  ],
  [
    'Entry',
    `handläggare|utredare|samordnare|rådgivare|medarbetare|handledare|verksamhetsutvecklare|utvecklare|sakkunnig|inspektör|assistent|biträde|saksbehandler|rådgiver|medarbeider|fagarbeider|miljøarbeider|veileder|utreder|spesialist|førstesekretær|sagsbehandler|medarbejder|konsulent|fuldmægtig|vejleder|faglærer|pedellen|pedel|vaktmester|vaktmästare`,
  ],
  ['Training', `lærling|lærlinge|lärling|praktikant|elev|studentermedhjælper|studentmedhjælper|trainee`],
];

/** Words of departments in the same languages. */
export const NORDIC_DEPARTMENTS: DepartmentRows = [
  [
    'Accounting',
    3,
    `regnskapssjef|regnskapsmedarbeider|redovisning|redovisningschef|bogholderi|regnskabschef|lønningsmedarbeider`,
  ],
  [
    'Administrative',
    3,
    `kontor|kontorleder|kontorchef|kontorsjef|kontormedarbejder|kontormedarbeider|kontorist|kanslichef|kansli|administrativ|administrativ leder|administrationschef|forvaltning|förvaltning|sekretær|sekreterare|resepsjonist|receptionist|pedel`,
  ],
  [
    'Community and Social Services',
    3,
    `stödpedagog|stödassistent|behandlingsassistent|socialsekreterare|boendestödjare|diakon|miljøterapeut|miljøarbeider|barnevern|barnevernspedagog|sosionom|sosialkonsulent|socialrådgiver|pædagogmedhjælper|omsorgsmedhjælper|integreringskonsulent|fritidsledare|fritidsleder|sogneprest|sokneprest|kyrkoherde`,
  ],
  [
    'Education',
    3,
    `skole|skolechef|skoleleder|skolesjef|undervisning|undervisnings|pedagogisk leder|barnehage|barnehagelærer|barnehagestyrer|styrer|førskolelærer|förskollärare|fritidspedagog|lærer|grundlærer|faglærer|lektor|pædagog|pædagogisk|pædagogisk leder|daginstitutionsleder|børnehave|studievägledare|studierektor|specialpedagog|spesialpedagog|bibliotekarie|bibliotekar|assistent barnehage|barne og ungdomsarbeider`,
  ],
  [
    'Engineering',
    2,
    `ingeniør|ingenjör|bygningsingeniør|civilingenjör|sivilingeniør|maskiningeniør|konstruktör|konstruktør|teknisk sjef|teknisk chef|teknisk leder|utviklingssjef|utvecklingschef|udviklingschef|systemutvikler|udvikler`,
  ],
  [
    'Finance',
    3,
    `økonomisjef|økonomichef|økonomileder|ekonomichef|økonomikonsulent|ekonomiassistent|økonomimedarbeider|finanschef|finanssjef|kredittsjef|kundrådgivare bank|bankrådgiver|forsikring|försäkring|forsikringsrådgiver`,
  ],
  [
    'Healthcare Services',
    3,
    `helse|helsesykepleier|helsesekretær|helsefagarbeider|sykepleier|spesialsykepleier|sykepleie|vernepleier|jordmor|ambulansearbeider|bioingeniør|fastlege|overlege|tannpleier|undersköterska|distriktssköterska|överläkare|vårdbiträde|vård|omvårdnad|tandhygienist|biomedicinsk analytiker|sjukgymnast|arbetsterapeut|sundhedsplejerske|social og sundhedsassistent|social og sundhedshjælper|sosu assistent|overlæge|bioanalytiker|ergoterapeut|plejehjemsleder|sygepleje|omsorg`,
  ],
  [
    'Human Resources',
    3,
    `personalchef|personalsjef|personalechef|personalleder|personalkonsulent|lønkonsulent|lönekonsult|löneadministratör|rekryterare|rekrutterer`,
  ],
  ['Legal', 3, `jurist|juridisk|juridisk rådgiver|chefsjurist|advokatfullmektig|advokatfuldmægtig|förvaltningsjurist`],
  [
    'Marketing',
    3,
    `markedssjef|markedschef|marknadschef|markedskoordinator|marknadskoordinator|markedskonsulent|marknadsförare`,
  ],
  [
    'Media and Communication',
    3,
    `kommunikationschef|kommunikatör|kommunikasjonssjef|kommunikasjonsrådgiver|kommunikationskonsulent|informationschef|informatør|redaktør|redaktör|journalist|pressechef|pressekontakt|oversetter|översättare|oversætter`,
  ],
  [
    'Military and Protective Services',
    3,
    `vekter|väktare|vakt|brannmann|brandman|brandmand|politibetjent|polisassistent|beredskapskoordinator`,
  ],
  [
    'Operations',
    3,
    `drifts|driftsleder|driftsjef|driftssjef|driftschef|driftchef|driftledare|drifttekniker|driftstekniker|lagerchef|lagersjef|lagerleder|lagerarbetare|lagerarbeider|lagermedarbejder|produktionschef|produktionsleder|produksjonssjef|produksjonsleder|produktionsledare|produksjonsmedarbeider|platschef|arbetsledare|anleggsleder|byggeleder|byggmästare|tømrer|tømmer|rørlegger|snickare|elektriker|montør|montör|maskinfører|maskinförare|sjåfør|chaufför|chauffør|lokförare|vaktmester|vaktmästare|renholder|renholdsleder|lokalvårdare|rengøring|rengøringsassistent|kjøkkensjef|kjøkkenleder|kökschef|køkkenchef|køkkenleder|kokk|kock|servitør|servitör|bonde|gårdbruker|lantbrukare|landmand|transportleder|transportledare|logistikksjef|logistikchef|vedlikehold|vedlikeholdsleder|underhållschef|underhållstekniker|vedligeholdelseschef|verkstedsjef|verkstadschef|værkfører|smed|sveiser|svetsare|svejser|frisør|frisör|miljøsjef|renovasjon`,
  ],
  [
    'Program and Project Management',
    3,
    `prosjektleder|prosjektkoordinator|prosjektmedarbeider|projektkoordinator|projektsamordnare|projektmedarbejder|verksamhetsutvecklare`,
  ],
  ['Purchasing', 3, `innkjøpssjef|innkjøper|inköpschef|indkøbschef|indkøber|upphandlare|upphandlingschef`],
  [
    'Quality Assurance',
    3,
    `kvalitetssjef|kvalitetschef|kvalitetsleder|kvalitetssamordnare|kvalitetskoordinator|kvalitetsrådgiver|hms|hms leder|hms rådgiver`,
  ],
  [
    'Real Estate',
    3,
    `eiendomsmegler|eiendomssjef|ejendomsmægler|ejendomschef|fastighetsmäklare|fastighetschef|fastighetsskötare|fastighetsförvaltare`,
  ],
  ['Research', 3, `forsker|forskare|forskningschef|stipendiat|forskningskonsulent|doktorand|postdoktor`],
  [
    'Sales',
    3,
    `salgssjef|salgschef|försäljningschef|salgskonsulent|salgsmedarbeider|säljare|innesäljare|utesäljare|selger|sælger|butikksjef|butikschef|butikkmedarbeider|butiksbiträde|butiksassistent|butikkleder|kassør|kassörska`,
  ],
  [
    'Support',
    3,
    `kundesenter|kundeservice|kundeservicemedarbejder|kundeservicemedarbeider|kundtjänst|kundtjänstmedarbetare|kundemottaker|kundekonsulent`,
  ],
];
