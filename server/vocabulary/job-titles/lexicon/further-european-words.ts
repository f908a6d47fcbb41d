import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Finnish, Hungarian, Romanian, Croatian and Serbian, Czech and Slovak, Greek and Icelandic titles. */
export const FURTHER_EUROPEAN_RANKS: readonly (readonly [Rank, string])[] = [
  [
    'Owner',
    `omistaja|perustaja|perustajaosakas|yrittäjä|tulajdonos|alapító|társalapító|vállalkozó|egyéni vállalkozó|proprietar|fondator|cofondator|antreprenor|vlasnik|vlasnica|osnivač|osnivačica|suosnivač|poduzetnik|poduzetnica|preduzetnik|majitel|majitelka|majiteľ|majiteľka|zakladatel|zakladateľ|spoluzakladatel|podnikatel|podnikateľ|
ιδιοκτήτης|ιδιοκτήτρια|ιδρυτής|ιδρύτρια|συνιδρυτής|επιχειρηματίας|eigandi|stofnandi|meðeigandi`,
  ],
  [
    'CXO',
    `ügyvezető igazgató|vezérigazgató|elnök|elnökhelyettes|generalni direktor|generalna direktorica|izvršni direktor|predsjednik uprave|predsednik uprave|član uprave|předseda představenstva|predseda predstavenstva|generálny riaditeľ|konateľ|διευθύνων σύμβουλος|γενικός διευθυντής|γενική διευθύντρια|πρόεδρος|forstjóri|framkvæmdastjóri|forstöðumaður`,
  ],
  [
    'Director',
    `rehtori|osastonjohtaja|toimialajohtaja|apulaisjohtaja|igazgató|igazgatóhelyettes|iskolaigazgató|főosztályvezető|director adjunct|director executiv|direktor|direktorica|ravnatelj|ravnateljica|ředitel|ředitelka|riaditeľ|riaditeľka|zástupce ředitele|διευθυντής|διευθύντρια|διευθυντησ|υποδιευθυντής|sviðsstjóri|skólastjóri|skólameistari|rektor`,
  ],
  [
    'Manager',
    `päällikkö|esimies|esihenkilö|vetäjä|tiiminvetäjä|vastaava|osastonhoitaja|työnjohtaja|vuoropäällikkö|vezető|osztályvezető|csoportvezető|részlegvezető|műszakvezető|üzletvezető|boltvezető|művezető|építésvezető|menedzser|șef|șef departament|șef serviciu|șef birou|șef echipă|șef de șantier|coordonator|responsabil|maistru|
voditelj|voditeljica|rukovodilac|rukovoditelj|rukovoditeljica|šef|šefica|poslovođa|menadžer|menadžerka|menadžerica|vodja|vedoucí|vedúci|vedúca|mistr výroby|majster|manažer|manažerka|manažér|manažérka|přednosta|υπεύθυνος|υπεύθυνη|προϊστάμενος|προϊσταμένη|συντονιστής|συντονίστρια|stjóri|deildarstjóri|verkefnastjóri|verslunarstjóri|rekstrarstjóri|markaðsstjóri|fjármálastjóri|mannauðsstjóri|umsjónarmaður|verkstjóri|vaktstjóri|teymisstjóri`,
  ],
  [
    'Senior',
    `erityisasiantuntija|johtava asiantuntija|vanhempi|főmérnök|főmunkatárs|szenior|vezető mérnök|viši|stariji|samostalni|hlavní|hlavný|hlavná|starší|yfirmaður|yfirlæknir`,
  ],
  [
    'Entry',
    `intern begeleider|residente de obra|職長|asiantuntija|työntekijä|assistentti|avustaja|sihteeri|neuvoja|edustaja|teknikko|koordinaattori|konsultti|myyjä|hoitaja|munkatárs|asszisztens|ügyintéző|szakértő|koordinátor|technikus|operátor|dolgozó|előadó|titkár|titkárnő|tanácsadó|segéd|muncitor|funcționar|tehnician|lucrător|îngrijitor|consilier|inspector de specialitate|
suradnik|suradnica|saradnik|saradnica|referentica|djelatnik|djelatnica|radnik|radnica|tehničar|tehničarka|asistent|asistentica|savjetnik|savjetnica|savetnik|stručnjak|stručni suradnik|pracovník|pracovnice|pracovníčka|referentka|asistentka|operátorka|dělník|dělnice|robotník|specialistka|špecialista|konzultant|zástupce|zástupca|úředník|úřednice|úradník|
υπάλληλος|βοηθός|τεχνικός|χειριστής|σύμβουλος|στέλεχος|ειδικός|εκπρόσωπος|συνεργάτης|εργάτης|γραμματέας|starfsmaður|fulltrúi|ráðgjafi|sérfræðingur|aðstoðarmaður|ritari|tæknimaður|verkamaður`,
  ],
  [
    'Training',
    `harjoittelija|opiskelija|trainee ohjelma|gyakornok|hallgató|tanuló|stagiar|stagiară|practicant|pripravnik|pripravnica|praktikant|studentica|stážista|stážistka|brigádník|ασκούμενος|ασκούμενη|φοιτητής|φοιτήτρια|nemi|háskólanemi|lærlingur`,
  ],
];

/** Words of departments in the same languages. */
export const FURTHER_EUROPEAN_DEPARTMENTS: DepartmentRows = [
  [
    'Accounting',
    3,
    `kirjanpito|kirjanpitäjä|tilintarkastaja|palkanlaskija|reskontra|könyvelő|könyvelés|adóügyi|könyvvizsgáló|contabilitate|expert contabil|računovodstvo|računovođa|knjigovodstvo|knjigovođa|revizor|účetní|účetnictví|účtovník|účtovníčka|účtovníctvo|λογιστήριο|λογίστρια|λογιστικής|bókari|bókhald|endurskoðandi`,
  ],
  [
    'Administrative',
    3,
    `toimisto|hallinto|hallintosihteeri|toimistosihteeri|vastaanotto|titkárság|irodavezető|recepciós|adminisztrátor|ügyviteli|secretariat|secretară|recepționer|administrator birou|tajnik|tajnica|ured|administracija|recepcionar|recepcionarka|sekretářka|sekretariát|recepční|administrativní|sekretárka|γραμματεία|γραμματέας|ρεσεψιόν|διοικητικός|skrifstofa|skrifstofustjóri|ritari|móttökuritari`,
  ],
  [
    'Arts and Design',
    3,
    `graafikko|muotoilija|valokuvaaja|taiteilija|sisustusarkkitehti|grafikus|tervező grafikus|fotós|fényképész|művész|lakberendező|designer grafic|fotograf|dizajner|dizajnerica|umjetnik|fotografkinja|grafička|výtvarník|γραφίστας|γραφίστρια|φωτογράφος|σχεδιαστής|hönnuður|grafískur hönnuður|ljósmyndari|listamaður|leikari|tónlistarmaður`,
  ],
  [
    'Business Development',
    4,
    `liiketoiminnan kehitys|liiketoiminnan kehittäminen|üzletfejlesztés|üzletfejlesztési|dezvoltare de afaceri|razvoj poslovanja|rozvoj obchodu|ανάπτυξη επιχειρήσεων|επιχειρηματικής ανάπτυξης|viðskiptaþróun`,
  ],
  [
    'Community and Social Services',
    3,
    `sosiaalityöntekijä|sosiaaliohjaaja|diakoni|pastori|szociális munkás|lelkész|lelkipásztor|asistent social|preot|socijalni radnik|socijalna radnica|svećenik|sociální pracovník|sociální pracovnice|sociálny pracovník|farář|κοινωνικός λειτουργός|ιερέας|félagsráðgjafi|prestur|sóknarprestur`,
  ],
  [
    'Education',
    3,
    `rektor|rektorin|prorektor|dekan|dekanin|opettaja|luokanopettaja|lehtori|kouluttaja|rehtori|varhaiskasvatus|lastentarhanopettaja|tanár|tanító|tanárnő|óvónő|oktató|oktatás|egyetemi adjunktus|docens|pedagógus|profesor|profesoară|învățător|învățătoare|educatoare|lector universitar|nastavnik|nastavnica|učitelj|učiteljica|profesorica|odgajatelj|odgojiteljica|vaspitač|učitel|učitelka|učiteľ|učiteľka|lektor|lektorka|pedagog|vychovatelka|
εκπαιδευτικός|καθηγητής|καθηγήτρια|δάσκαλος|δασκάλα|νηπιαγωγός|εκπαιδευτής|kennari|grunnskólakennari|framhaldsskólakennari|leikskólakennari|leikskólastjóri|skólastjóri|aðstoðarskólastjóri|háskólakennari|dósent|lektor|þjálfari|námsráðgjafi`,
  ],
  [
    'Engineering',
    2,
    `insinööri|suunnitteluinsinööri|ohjelmistokehittäjä|ohjelmistosuunnittelija|rakennusinsinööri|mérnök|fejlesztő|szoftverfejlesztő|gépészmérnök|villamosmérnök|építőmérnök|inginer|programator|inženjer|inženjerka|inžinjer|programer|programerka|projektant|inženýr|inženýrka|programátor|programátorka|vývojář|vývojár|konstruktér|projektantka|
μηχανικός|πολιτικός μηχανικός|προγραμματιστής|μηχανολόγος|ηλεκτρολόγος μηχανικός|verkfræðingur|tæknifræðingur|forritari|hugbúnaðarsérfræðingur|rafmagnsverkfræðingur|byggingarverkfræðingur`,
  ],
  [
    'Finance',
    3,
    `talous|rahoitus|pankki|rahoitusneuvoja|vakuutus|controller talous|pénzügy|pénzügyi vezető|kontroller|bank|banki|biztosítási|financiar|analist financiar|bancă|asigurări|financije|financijski|financijska|finansije|finansijski|banka|bankar|osiguranje|finanční|finančný|finančná|bankéř|pojišťovací|poistenie|τράπεζα|τραπεζικός|ασφαλιστικός|χρηματοοικονομικός|fjármála|fjármál|fjármálastjóri|banki|bankastarfsmaður|tryggingar|gjaldkeri`,
  ],
  [
    'Healthcare Services',
    3,
    `sairaanhoitaja|lähihoitaja|lääkäri|erikoislääkäri|hammaslääkäri|hammashoitaja|fysioterapeutti|psykologi|kätilö|bioanalyytikko|röntgenhoitaja|terveydenhoitaja|eläinlääkäri|proviisori|farmaseutti|osastonhoitaja|orvos|háziorvos|fogorvos|ápoló|nővér|szakápoló|gyógyszerész|gyógytornász|pszichológus|állatorvos|szülésznő|asszisztens orvosi|medic|asistent medical|farmacist|stomatolog|psiholog|kinetoterapeut|infirmieră|moașă|
liječnik|liječnica|lekar|lekarka|doktor medicine|medicinska sestra|medicinski tehničar|stomatolog|zubar|ljekarnik|ljekarnica|farmaceut|fizioterapeut|psiholog|psihologinja|lékař|lékařka|lekár|lekárka|zdravotní sestra|zdravotná sestra|zubař|zubný lekár|lékárník|lekárnik|fyzioterapeut|fyzioterapeutka|psycholog|psycholožka|veterinář|porodní asistentka|
ιατρός|γιατρός|νοσηλευτής|νοσηλεύτρια|φαρμακοποιός|οδοντίατρος|φυσικοθεραπευτής|ψυχολόγος|κτηνίατρος|μαία|læknir|yfirlæknir|hjúkrunarfræðingur|hjúkrunarfræðinemi|sjúkraliði|tannlæknir|lyfjafræðingur|sjúkraþjálfari|sálfræðingur|dýralæknir|ljósmóðir|iðjuþjálfi|heilbrigðis`,
  ],
  [
    'Human Resources',
    3,
    `henkilöstö|rekrytointi|rekrytoija|palkka|palkanlaskenta|työhyvinvointi|humánpolitikai|toborzó|munkaügyi|bérszámfejtő|személyzeti|resurse umane|recrutor|salarizare|ljudski resursi|ljudskih resursa|ljudski potencijali|regrutacija|kadrovska|mzdová účetní|mzdy|personalistika|nábor|náborář|ľudské zdroje|ανθρώπινου δυναμικού|ανθρώπινο δυναμικό|προσωπικού|μισθοδοσίας|mannauður|mannauðs|mannauðsráðgjafi|ráðningar|launafulltrúi`,
  ],
  [
    'Information Technology',
    3,
    `tietohallinto|järjestelmäasiantuntija|it tuki|mikrotuki|verkkoasiantuntija|rendszergazda|informatika|informatikus|rendszermérnök|administrator de sistem|informatician|sistem administrator|sistemski administrator|informatičar|informatičarka|správce sítě|správce it|informatik|správca siete|πληροφορικής|πληροφορική|διαχειριστής συστημάτων|tölvunarfræðingur|kerfisstjóri|kerfisfræðingur|upplýsingatækni|tölvu|netstjóri`,
  ],
  [
    'Legal',
    3,
    `lakimies|asianajaja|juristi|ügyvéd|jogász|jogi|jogtanácsos|közjegyző|avocat|jurist|consilier juridic|notar|odvjetnik|odvjetnica|advokat|pravnik|pravnica|javni bilježnik|sudac|advokát|advokátka|právník|právnička|právnik|notář|soudce|δικηγόρος|νομικός|νομική σύμβουλος|συμβολαιογράφος|δικαστής|lögmaður|lögfræðingur|héraðsdómari|dómari|sýslumaður`,
  ],
  [
    'Marketing',
    3,
    `markkinointi|mainonta|brändi|viestintä ja markkinointi|reklám|reklámszakember|publicitate|reklama|oglašavanje|digitalni marketing|reklamní|propagace|μάρκετινγκ|διαφήμισης|διαφήμιση|markaðs|markaðsmál|markaðsstjóri|markaðsfulltrúi|markaðssérfræðingur|auglýsingar`,
  ],
  [
    'Media and Communication',
    3,
    `toimittaja|päätoimittaja|viestintä|tiedottaja|kääntäjä|kirjailija|tulkki|újságíró|szerkesztő|főszerkesztő|kommunikáció|kommunikációs|fordító|tolmács|író|ziarist|jurnalist|traducător|comunicare|redactor|scriitor|novinar|novinarka|urednik|urednica|odnosi s javnošću|prevoditelj|prevoditeljica|prevodilac|komunikacije|novinář|novinářka|novinár|redaktor|redaktorka|tiskový mluvčí|překladatel|překladatelka|tlumočník|prekladateľ|δημοσιογράφος|μεταφραστής|μεταφράστρια|επικοινωνίας|συγγραφέας|blaðamaður|ritstjóri|fréttamaður|þýðandi|rithöfundur|dagskrárgerðarmaður|upplýsingafulltrúi|samskipti`,
  ],
  [
    'Military and Protective Services',
    3,
    `poliisi|vartija|palomies|turvallisuus|rendőr|tűzoltó|biztonsági őr|katona|polițist|pompier|agent de securitate|agent de pază|policajac|policajka|vatrogasac|zaštitar|čuvar|policista|policistka|hasič|strážný|policajt|hasič|αστυνομικός|πυροσβέστης|φύλακας|ασφαλείας|lögreglumaður|lögregla|slökkviliðsmaður|öryggisvörður`,
  ],
  [
    'Operations',
    3,
    `tuotanto|varasto|varastotyöntekijä|logistiikka|kuljettaja|kuorma autonkuljettaja|sähköasentaja|asentaja|putkiasentaja|kirvesmies|rakennusmies|hitsaaja|koneistaja|kokki|keittiömestari|tarjoilija|siivooja|laitoshuoltaja|kiinteistönhoitaja|huolto|kunnossapito|maanviljelijä|parturi kampaaja|termelés|termelési|gyártás|raktár|raktáros|logisztika|logisztikai|sofőr|gépkocsivezető|villanyszerelő|szerelő|karbantartó|lakatos|hegesztő|asztalos|kőműves|szakács|pincér|takarító|fodrász|üzemeltetési|
producție|depozit|șofer|electrician|sudor|mecanic|bucătar|ospătar|chelner|zidar|instalator|logistică|mentenanță|proizvodnja|skladište|skladištar|vozač|električar|zavarivač|mehaničar|kuhar|kuvar|konobar|konobarica|čistačica|zidar|stolar|logistika|održavanje|frizer|frizerka|výroba|výroby|sklad|skladník|skladu|řidič|vodič|elektrikář|elektrikár|svářeč|zvárač|zámečník|kuchař|kuchár|číšník|servírka|čašník|uklízečka|upratovačka|zedník|murár|truhlář|stolár|údržbář|údržba|údržby|provozní|provozu|stavbyvedoucí|stavbyvedúci|kadeřnice|
παραγωγής|παραγωγή|αποθήκης|αποθηκάριος|αποθήκη|οδηγός|ηλεκτρολόγος|υδραυλικός|μάγειρας|σεφ|σερβιτόρος|σερβιτόρα|καθαριστής|καθαρίστρια|συντηρητής|συντήρησης|κομμωτής|κομμώτρια|γεωργός|αγρότης|framleiðsla|framleiðslu|rekstrar|framleiðslustjóri|lagerstjóri|bílstjóri|vörubílstjóri|rafvirki|pípari|pípulagningamaður|smiður|húsasmiður|húsasmíðameistari|vélvirki|vélstjóri|skipstjóri|stýrimaður|háseti|kokkur|matreiðslumaður|matreiðslumeistari|þjónn|ræstitæknir|húsvörður|bóndi|sauðfjárbóndi|kúabóndi|hárgreiðslumeistari|hárgreiðslukona|múrari|málari|málarameistari|trésmiður|bifvélavirki|sjómaður|útgerðarmaður|hótelstjóri|rekstrarstjóri|ferðaþjónusta|leiðsögumaður|flugmaður|flugfreyja|bakari`,
  ],
  [
    'Program and Project Management',
    3,
    `projekti|projektipäällikkö|hanke|projektvezető|projektmenedzser|proiect|manager de proiect|projekata|projektni menadžer|vedoucí projektu|projektový manažer|projektový manažér|έργου|έργων|verkefnastjóri|verkefnastjórnun|verkefnisstjóri`,
  ],
  [
    'Purchasing',
    3,
    `osto|ostaja|hankinta|hankintapäällikkö|beszerzés|beszerzési|beszerző|achiziții|aprovizionare|nabava|nabavka|nabave|nabavke|nákup|nákupčí|nákupu|nákupca|προμηθειών|προμήθειες|αγορών|innkaupa|innkaup|innkaupastjóri|innkaupafulltrúi`,
  ],
  [
    'Quality Assurance',
    3,
    `laatu|laadunvarmistus|testaaja|minőség|minőségügyi|minőségbiztosítási|minőségellenőr|tesztelő|calitate|controlul calității|kvaliteta|kvalitet|kontrola kvalitete|kontrola kvaliteta|tester|kvalita|kvality|kontrola kvality|ποιότητας|ποιοτικού ελέγχου|gæðastjóri|gæða|gæðamál|gæðaeftirlit|prófari`,
  ],
  [
    'Real Estate',
    3,
    `amministratore di condominio|kiinteistö|kiinteistönvälittäjä|isännöitsijä|ingatlan|ingatlanközvetítő|ingatlanértékesítő|imobiliare|agent imobiliar|nekretnine|agent za nekretnine|realitní makléř|realitná kancelária|realitný maklér|ακινήτων|μεσίτης|κτηματομεσίτης|fasteignasali|fasteignir|löggiltur fasteignasali`,
  ],
  [
    'Research',
    3,
    `tutkija|tutkimus|kutató|kutatás|kutatási|cercetător|cercetare|istraživač|istraživačica|istraživanje|vědec|vědecký pracovník|výzkum|výzkumník|vedecký pracovník|výskum|ερευνητής|ερευνήτρια|έρευνας|rannsóknarmaður|rannsóknir|líffræðingur|jarðfræðingur|sagnfræðingur|hagfræðingur|stjórnmálafræðingur`,
  ],
  [
    'Sales',
    3,
    `myynti|myyjä|myyntineuvottelija|asiakkuuspäällikkö|kauppias|kassa|kassatyöntekijä|értékesítő|értékesítési|kereskedelmi|kereskedő|eladó|pénztáros|üzletkötő|területi képviselő|vânzător|vânzătoare|vânzări|agent de vânzări|reprezentant vânzări|casier|prodavač|prodavačica|komercijala|komercijalist|komercijalista|trgovac|blagajnik|blagajnica|prodej|prodejce|prodavačka|predaj|predavač|predavačka|obchodní zástupce|obchodník|obchodný zástupca|pokladní|pokladník|πωλήσεις|πωλήτρια|πλασιέ|ταμίας|sölu|sölumaður|sölustjóri|sölufulltrúi|verslunarmaður|verslunarstjóri|kaupmaður|afgreiðsla`,
  ],
  [
    'Support',
    3,
    `asiakaspalvelu|asiakaspalvelija|asiakasneuvoja|tekninen tuki|ügyfélszolgálat|ügyfélszolgálati|vevőszolgálat|relații cu clienții|suport clienți|suport tehnic|korisnička podrška|podrška korisnicima|služba za korisnike|zákaznický servis|zákaznická podpora|zákaznícka podpora|péče o zákazníky|εξυπηρέτησης πελατών|εξυπηρέτηση πελατών|τεχνική υποστήριξη|þjónustufulltrúi|þjónustu|þjónustuver|þjónustustjóri|tæknileg aðstoð`,
  ],
];
