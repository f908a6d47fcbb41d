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
  ['Owner', `selvstændig erhvervsdrivende|selvstendig næringsdrivende|enskild firma|enskild näringsidkare`],
  [
    'CXO',
    `vd|vice vd|verkställande direktör|administrerende direktør|adm direktør|styrelseledamot|styrelsemedlem|styremedlem|bestyrelsesmedlem|bestyrelsesformand|borgmester|ordfører|varaordfører|kommunalråd|borgarråd|landshövding|sygehusdirektør|hospitalsdirektør|bankdirektør|koncerndirektør|konserndirektør|generaldirektör|generaldirektør|riksdagsledamot|oppvekstdirektør`,
  ],
  [
    'Director',
    `direktør|direktör|vicedirektør|vice direktör|vicedirektör|avdelingsdirektør|avdelningsdirektør|afdelingsdirektør|skoleinspektør|viceskoleinspektør|viceskoleleder|överste|øverste|oberst|oberstløjtnant|oberstløytnant|överstelöjtnant|departementschef|ekspedisjonssjef|departementsråd|politimester|lensmann|universitetsdirektør|dekan`,
  ],
  [
    'Manager',
    `projektledare|byggledare|chef|sjef|leder|værkfører|teamleder|teamledare|stationschef|avdelingssykepleier|avdelningssköterska|afdelingssygeplejerske|souschef|restaurangchef|restaurantchef|køkkenchef|hotellchef|hotelchef|serviceleder|driftsmester|arbetsledande|kökschef|vicepolitiinspektør|politiinspektør`,
  ],
  [
    'Senior',
    `overstyrmand|overstyrmann|överstyrman|skibsfører|skipsfører|kaptein|kaptajn|overlæge|overlege|överläkare|afdelingslæge|førsteamanuensis|försteamanuensis|førstelektor|universitetslektor|spesialist i|specialistsjuksköterska|specialistsygeplejerske|maskinchef|maskinsjef|byretsdommer|førstekonsulent|seniorkonsulent|chefskonsulent`,
  ],
  [
    'Training',
    `studerende|sygeplejerskestuderende|sygeplejestuderende|lærerstuderende|pædagogstuderende|ph d studerende|phd studerende|elev|kontorelev|butikselev|assistentelev|social og sundhedsassistentelev|social og sundhedshjælperelev|sosu elev|sosu assistentelev|speditørelev|kokkeelev|lærling|lärling|elektrikerlærling|tømrerlærling|kokkelærling|mekanikerlærling|frisørelev|lärarstudent|läkarstudent|sjuksköterskestudent|student|sommervikar|praktikplats|erhvervspraktikant|doktorand|stipendiat ph d`,
  ],
  [
    'Entry',
    `timvikarie|vikarie|vikar|tilkallingsvikar|sommerjobber|styrmand|styrman|styrmann|maskinmester|dagplejer|fabriksarbetare|funktionær|ufaglært|kontorfunktionær|tjänsteman|tjenestemand`,
  ],
  ['Manager', `kundechef|kundchef|kundesjef`],
  ['Entry', `kundansvarig|kundeansvarlig|kundeveileder|kundevejleder|personalassistent`],
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
  [
    'Healthcare Services',
    4,
    `social og sundheds|social og sundhedsassistentelev|social og sundhedshjælperelev|sosu|sosu hjælper|sosu elev|sosu assistentelev|sygehus|sygehusdirektør|hospitalsdirektør|sygeplejerske|sygeplejerskestuderende|sygeplejestuderende|afdelingssygeplejerske|afdelingslæge|læge|læge i|avdelingssykepleier|avdelningssköterska|skötare|barnmorska|jordemoder|tandlæge|tannlege|tandläkare|sjuksköterskestudent|läkarstudent|specialistsygeplejerske`,
  ],
  [
    'Administrative',
    3,
    `kontorelev|kontorfunktionær|registrator|receptionist|administrativ medarbejder|administrativ medarbeider|forvaltningssjef`,
  ],
  [
    'Sales',
    3,
    `butikselev|butiks|butik|butikk|ekspedient|expedit|marknadssäljare|kundebehandler|telefonförsäljare|salgsassistent|salgselev`,
  ],
  [
    'Operations',
    3,
    `speditør|speditör|spedition|speditørelev|truckfører|truckförare|murer|murersvend|styrmand|styrman|styrmann|overstyrmand|overstyrmann|skibsfører|skipsfører|kaptajn|kapten|værkfører|byggledare|byggplatschef|yrkessjåfør|kokkeelev|kokkelærling|tømrerlærling|elektrikerlærling|mekanikerlærling|frisørelev|industrioperatør|processoperatør|prosessoperatør|processoperatör|fisker|fiskare|maskinmester|gartner|gårdejer|tjener|rengøringsassistent|städare|renholdsoperatør|fabriksarbetare|lagerelev|lager`,
  ],
  ['Finance', 3, `bankrådgivare|försäkringsrådgivare|assurandør|bankdirektør|bankassistent|forsikringskonsulent`],
  ['Marketing', 4, `marknadsassistent|marknadskommunikatör|markedsføring|marketingassistent`],
  [
    'Community and Social Services',
    3,
    `socialpædagog|familjebehandlare|familjepedagog|støttekontaktperson|socialkurator`,
  ],
  [
    'Education',
    3,
    `universitetslektor|lektor|lektör|førsteamanuensis|førstelektor|skoleinspektør|viceskoleinspektør|viceskoleleder|lærerstuderende|pædagogstuderende|lärarstudent|dagplejer|lärare|gymnasielærer|folkeskolelærer|lærervikar|rektor|adjunkt|seminarielærer`,
  ],
  [
    'Military and Protective Services',
    3,
    `överste|øverste|oberstløjtnant|oberstløytnant|politimester|lensmann|vicepolitiinspektør|politiinspektør|politi|forsvaret|försvarsmakten|löjtnant|løjtnant|løytnant|sergent|polisinspektör|polischef|kriminalinspektör|befalingsmand|konstabel`,
  ],
  ['Legal', 3, `dommer|domare|åklagare|anklager|statsadvokat|namsmann|byretsdommer|kronofogde`],
  ['Healthcare Services', 3, `specialistsjuksköterska|skolkurator`],
  ['Engineering', 1, `tekniker`],
  ['Information Technology', 3, `nätverk|nätverks|nettverk|netværk|netværks`],
  ['Sales', 3, `kundechef|kundchef|kundesjef|kundansvarig|kundeansvarlig`],
  ['Support', 3, `kundeveileder|kundevejleder`],
  ['Human Resources', 4, `personalassistent`],
];
