import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Finnish, Hungarian, Romanian, Croatian and Serbian, Czech and Slovak, Greek and Icelandic titles. */
export const FURTHER_EUROPEAN_RANKS: readonly (readonly [Rank, string])[] = [
  ['CXO', `puheenjohtaja`],
  [
    'Entry',
    `gépkocsivezető|targoncavezető|buszvezető|mozdonyvezető|járművezető|villamosvezető|autóbuszvezető|kamionvezető|idegenvezető`,
  ],
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
  [
    'Owner',
    `toiminimiyrittäjä|egyéni vállalkozás|asociat unic|intreprinzator|osvč|živnostník|živnostníčka|osoba samostatně výdělečně činná|ελεύθερος επαγγελματίας|ελεύθερη επαγγελματίας|συνιδιοκτήτης|συνιδρύτρια|αυτοαπασχολούμενος|ατομική επιχείρηση|obrtnik|obrtnica|podjetnik|podjetnica|lastnik|lastnica|samostojni podjetnik`,
  ],
  ['Partner', `společník|spoločník|asociat|ortak|üzlettárs|εταίρος|συνεταίρος|partner družnik`],
  [
    'CXO',
    `hallituksen jäsen|hallituksen puheenjohtaja|kaupunginjohtaja|kunnanjohtaja|pormestari|pääjohtaja|ylijohtaja|polgármester|főpolgármester|miniszter|államtitkár|elnök vezérigazgató|președinte|presedinte|președintă|primar|prefect|ministru|secretar general|secretar de stat|primátor(ka)|hejtman(ka)|gradonačelnik|gradonačelnica|načelnik općine|ministr|ministryně|předseda|předsedkyně|predseda|predsedkyňa|predsjednik|predsjednica|predsednik|predsednica|direktor društva|starostka|starosta|δήμαρχος|υπουργός|υφυπουργός|περιφερειάρχης|μέλος δσ|μέλος δ σ|μέλος του δσ|μέλος διοικητικού συμβουλίου|πρόεδρος δσ|πρόεδρος δ σ|γενικός γραμματέας|ráðherra|bæjarstjóri|sveitarstjóri|borgarstjóri`,
  ],
  [
    'VP',
    `varatoimitusjohtaja|alpolgármester|vicepreședinte|vicepresedinte|viceprimar|místostarosta|místopředseda|podpredseda|αντιπρόεδρος|αντιδήμαρχος|potpredsjednik|podpredsednik|náměstek primátora`,
  ],
  [
    'Director',
    `apulaisrehtori|hallintojohtaja|ylilääkäri|ezredes|alezredes|főorvos osztályvezető|director economic|director școală|director scoala|director de școală|director de scoala|redactor șef|redactor sef|náměstek|náměstkyně|plukovník|podplukovník|ředitel školy|riaditeľ školy|riaditeľka školy|ravnatelj škole|συνταγματάρχης|αντισυνταγματάρχης|ταξίαρχος|διευθυντής σχολείου|λυκειάρχης|γυμνασιάρχης|αρχισυντάκτης|αρχισυντάκτρια|šéfredaktor(ka)|főszerkesztő|päätoimittaja|glavni urednik|glavna urednica|pukovnik|potpukovnik`,
  ],
  [
    'Manager',
    `boltvezető|myymäläpäällikkö|työmaapäällikkö|vastaava mestari|ravintolapäällikkö|keittiömestari|üzemvezető|projektvezető|irodavezető|műszakvezető|üzletvezető helyettes|osztályvezető helyettes|stavbyvedoucí|stavbyvedúci|mistr|mistrová|směnový mistr|vrchní sestra|vrchná sestra|staniční sestra|zástupce vedoucího|zástupkyně vedoucí|zástupca vedúceho|kapitány|sef sectie|șef secție|sef tura|șef tură|sef echipa|sef santier|sef depozit|sef magazin|sef serviciu|sef birou|sef departament|director magazin|maistru militar|εργοδηγός|διαχειριστής έργου|υπεύθυνη|υπεύθυνος|τμηματάρχης|προϊστάμενος|λοχαγός|αρχιμάγειρας|διευθυντής καταστήματος|poslovodja|poslovodkinja|vodja izmene|vodja oddelka|vođa smjene|vođa smene|vođa tima|voditelj poslovnice|šef gradilišta|glavna sestra`,
  ],
  [
    'Senior',
    `főkönyvelő|főorvos|egyetemi tanár|egyetemi docens|főelőadó|főtanácsos|őrnagy|százados|ylikonstaapeli|ylikonstaapeli rikos|yliopistonlehtori|kapteeni|contabil șef|contabil sef|medic primar|profesor universitar|conferențiar universitar|conferentiar universitar|subofițer|subofiter|locotenent colonel|major armády|docentka|rotmistr|četař|kapitán|poručík|nadporučík|hlavní účetní|hlavný účtovník|hlavná účtovníčka|vrchní inspektor|odborný garant|αναπληρωτής καθηγητής|αναπληρώτρια καθηγήτρια|ορκωτός ελεγκτής|αστυνόμος|πλοίαρχος|ταγματάρχης|αξιωματικός|καπετάνιος|αρχιμηχανικός|redoviti profesor|izvanredni profesor|glavni inženjer|glavni računovođa|satnik|glavni knjigovođa`,
  ],
  [
    'Training',
    `tohtorikoulutettava|väitöskirjatutkija|kesätyöntekijä|kesäharjoittelija|oppisopimusopiskelija|diákmunkás|diákmunka|ügyvédjelölt|doktorandusz|phd hallgató|ucenic|ucenică|medic rezident|avocat stagiar|student|studentă|doktorand|doktorandka|učeň|učnice|učeň|žák|študent|študentka|advokátní koncipient|advokátny koncipient|koncipient|koncipientka|naučnik|vježbenik|vježbenica|odvjetnički vježbenik|υποψήφιος διδάκτορας|υποψήφια διδάκτωρ|μαθητευόμενος|ειδικευόμενος|ειδικευόμενη|ασκούμενος δικηγόρος|ασκούμενη δικηγόρος|dijak|praksa|doktorski študent`,
  ],
  [
    'Unpaid',
    `önkéntes|vapaaehtoinen|vapaaehtoistyöntekijä|voluntar|voluntară|dobrovolník|dobrovolnice|dobrovoľník|dobrovoľníčka|volonter|volonterka|prostovoljec|prostovoljka|εθελοντής|εθελόντρια|sjálfboðaliði`,
  ],
  [
    'Entry',
    `ohjaaja|suunnittelija|sijainen|virkamies|toimihenkilö|betanított munkás|segédmunkás|munkás|köztisztviselő|közalkalmazott|közalkalmazott|tisztviselő|alkalmazott|referens|funcționar public|functionar public|muncitor calificat|muncitor necalificat|lucrator comercial|agent contractual|státní zaměstnanec|úředník|analytik|analytička|poradce|poradkyně|poradca|poradkyňa|správce|správca|zaměstnanec|zamestnanec|brigádník|brigádnice|službenik|službenica|namještenik|savjetnik|αναλυτής|αναλύτρια|διδάσκων|ιδιωτικός υπάλληλος|δημόσιος υπάλληλος|υπάλληλος γραφείου|διοικητικός υπάλληλος|εξωτερικός συνεργάτης|svetovalec|svetovalka|sodelavec|sodelavka|uslužbenec|uslužbenka|delavec|delavka|opstarfsmaður|δικαστικός υπάλληλος`,
  ],
  ['Manager', `projektmenedzser|termékmenedzser`],
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
  [
    'Accounting',
    3,
    `taloushallinto|taloushallinnon|főkönyvelő|adótanácsadó|adóhivatali|adószakértő|fakturantka|fakturant|daňový poradce|daňový poradca|daňová poradkyně|mzdový účtovník|φοροτεχνικός|ορκωτός ελεγκτής|λογιστηρίου|λογιστή|λογιστών|ελεγκτής|računovodja|računovodkinja|contabil sef|contabil|contabil primar`,
  ],
  [
    'Administrative',
    3,
    `titkárnő|irodai|iroda|irodai asszisztens|irodai munkatárs|irodavezető|johdon assistentti|johdon|kirjaamo|functionar administrativ|operator calculator|operator introducere date|arhivar|arhivist|tajemník|tajemnice|tajomník|administrativa|asistentka ředitele|asistent ředitele|kancelář|kancelářská|ρεσεψιονίστ|γραφείου|διοίκησης|tajništvo|poslovna sekretarka|poslovni sekretar|administrativni`,
  ],
  [
    'Arts and Design',
    3,
    `építész|belsőépítész|lakberendező|arhitect|architekt(ka)|architektka|αρχιτέκτονας|διακοσμητής|διακοσμήτρια|ηθοποιός|μουσικός|καλλιτέχνης|ζωγράφος|τραγουδιστής|σκηνοθέτης|arhitekt|arhitektica|arhitektka|glumac|glumica|herec|herečka|hudebník|režisér|színész|zenész|rendező|näyttelijä|muusikko|arkkitehti|sisustussuunnittelija|oblikovalec|oblikovalka`,
  ],
  [
    'Community and Social Services',
    3,
    `szociális gondozó|szociális|gondozó|gondozónő|lelki gondozó|asistență socială|asistenta sociala|pečovatelka|pečovateľka|opatrovateľka|opatrovatelka|sociální pracovník|κοινωνική λειτουργός|κοινωνικών υπηρεσιών|socialni delavec|socialna delavka|socijalni pedagog|njegovatelj|njegovateljica|negovatelj|nuorisotyöntekijä|sosionomi`,
  ],
  [
    'Education',
    3,
    `koulunkäynninohjaaja|koulunkäyntiavustaja|varhaiskasvatuksen opettaja|varhaiskasvattaja|yliopistonlehtori|kirjastonhoitaja|óvodapedagógus|óvodapedagógia|gyógypedagógus|pedagógiai asszisztens|tanársegéd|könyvtáros|dajka|egyetemi tanár|egyetemi docens|egyetemi|iskola|iskolai|școală|scoala|școlii|profesor universitar|conferențiar universitar|conferentiar universitar|asistent universitar|bibliotecar|mentor educatie|knihovnice|knihovník|knižnica|školy|škole|škola|mateřské školy|asistent pedagoga|odborný asistent|σχολείου|λυκείου|γυμνασίου|σχολής|διδάσκων|διδάκτωρ|βρεφονηπιοκόμος|βιβλιοθηκονόμος|προπονητής|γυμναστής|učitelj|profesor v šoli|vzgojitelj|vzgojiteljica|pedagogický pracovník|lektor|predavatelj|predavateljica|knjižničar|knjižničarka|odgojitelj`,
  ],
  [
    'Engineering',
    3,
    `ohjelmoija|ohjelmistokehitys|fejlesztőmérnök|programozó|programozás|fejlesztés|proiectant|desenator tehnic|inginer mecanic|inginer electric|inginer civil|topograf|technolog|technologie výroby|technický ředitel|technický riaditeľ|projektový inženýr|stavební inženýr|strojní inženýr|stavebný inžinier|rozpočtář|rozpočtár|τοπογράφος|μηχανικός λογισμικού|ηλεκτρονικός|λογισμικού|razvijalec|razvijalka|gradbeni inženir|inženir|inženirka|strojnik|elektroinženir|softverski inženjer|strojarski inženjer|građevinski inženjer|geodet`,
  ],
  [
    'Finance',
    3,
    `talousjohtaja|director economic|ofițer credite|ofiter credite|ofiter bancar|agent asigurari|asigurari|broker asigurari|referens pénzügyi|bankovní|bankový|bankovní poradce|pojišťovací agent|likvidátor pojistných událostí|finanční poradce|biztosítási ügynök|biztosító|τραπεζικών|τραπεζικών εργασιών|τραπεζική|τραπεζικές εργασίες|ασφαλιστής|ασφαλίστρια|ασφαλιστικών|ασφαλειών|οικονομολόγος|οικονομική|λογιστής οικονομικών|zavarovalni|zavarovalni agent|bančni|bančni svetovalec|finančni|ekonomist|ekonomistica|ekonomista|ekonomka`,
  ],
  [
    'Healthcare Services',
    3,
    `lastenhoitaja|ylilääkäri|ensihoitaja|hoitoapulainen|suuhygienisti|toimintaterapeutti|puheterapeutti|ápolónő|mentőtiszt|mentőápoló|mentős|főorvos|asszisztensnő orvosi|dietetikus|masszőr|gyógymasszőr|medic primar|medic rezident|medic specialist|asistenta medicala|asistent medical|infirmiera|vrchní sestra|vrchná sestra|staniční sestra|sanitář|sanitářka|sanitár|ošetřovatel|ošetřovatelka|záchranář|zdravotnický záchranář|zdravotník|radiologický asistent|všeobecná sestra|optometrista|masér|νοσοκόμα|νοσοκόμος|φυσιοθεραπεύτρια|λογοθεραπευτής|λογοθεραπεύτρια|εργοθεραπευτής|διατροφολόγος|διαιτολόγος|φαρμακοποιού|φαρμακείου|ιατρικός|ιατρική|ειδικευόμενος ιατρός|παθολόγος|καρδιολόγος|παιδίατρος|χειρουργός|νοσοκομείου|τραυματιοφορέας|zdravnik|zdravnica|farmacevt|farmacevtka|fizioterapevt|fizioterapevtka|zobozdravnik|srednja medicinska sestra|glavna sestra|bolničar|bolničarka|stomatolog|primalja|babica`,
  ],
  [
    'Human Resources',
    3,
    `kadrovnik|kadrovska služba|kadrovik|referent ljudskih resursa|inspector resurse umane|personální|personální ředitel|henkilöstöpäällikkö|toborzási|ανθρωπίνων πόρων`,
  ],
  [
    'Information Technology',
    3,
    `administrator retea|administrator rețea|administrator de rețea|administrator baze de date|υπολογιστών|δικτύων|τεχνικός η υ|τεχνικός υπολογιστών|správce sítí|správce databází|síťový administrátor|rendszeradminisztrátor|hálózati|adatelemző|data analyst|sistemski inženir|informatika podpora|skrbnik omrežja`,
  ],
  [
    'Legal',
    3,
    `ügyvédjelölt|ügyész|jegyző|végrehajtó|jogi előadó|grefier|grefieră|tribunal|judecător|judecator|procuror|executor judecătoresc|executor judecatoresc|avocat stagiar|státní zástupce|státní zástupkyně|prokurátor|exekutor|exekútor|advokátní koncipient|advokátny koncipient|sudca|sudkyňa|odvjetnički vježbenik|državni odvjetnik|tužilac|sudija|sodnik|sodnica|tožilec|εισαγγελέας|δικαστικός|δικαστικός επιμελητής|συμβολαιογράφος|ασκούμενος δικηγόρος|syyttäjä|käräjätuomari|tuomari|varatuomari|ulosottomies|notaari`,
  ],
  [
    'Marketing',
    3,
    `marketingový|marketingová|marketingový specialista|marketingový manažer|marketing specialist(ka)|oglaševanje|trženje|trženja|δημοσίων σχέσεων|mainostoimisto|marketinges`,
  ],
  [
    'Media and Communication',
    3,
    `αρχισυντάκτης|αρχισυντάκτρια|συντάκτης|συντάκτρια|διερμηνέας|ρεπόρτερ|παραγωγός|redactor șef|redactor sef|šéfredaktor(ka)|fotoreporter|hlasatel|műsorvezető|riporter|operatőr|prevajalec|prevajalka|novinarstvo|glavni urednik|lektor(ka) jazyka`,
  ],
  [
    'Military and Protective Services',
    3,
    `katona|hadnagy|főhadnagy|százados|őrnagy|alezredes|ezredes|vagyonőr|portás|rendőrség|honvédség|ylikonstaapeli|vanhempi konstaapeli|konstaapeli|luutnantti|kapteeni|upseeri|aliupseeri|sotilas|puolustusvoimat|rajavartija|jandarm|paznic|subofițer|subofiter|sergent major|colonel|locotenent|polițist local|poliție|politie|jandarmerie|voják|vojačka|vojak|vojakinja|četař|rotmistr|poručík|nadporučík|kapitán|podplukovník|plukovník|strážník|městská policie|ostraha|vrátný|policie|policajný|αστυνόμος|αξιωματικός|λοχαγός|ταγματάρχης|συνταγματάρχης|στρατιωτικός|υπαξιωματικός|λοχίας|λιμενικός|λιμενικού|αστυνομία|ειδικός φρουρός|φρουρός|vojnik|satnik|pukovnik|potpukovnik|časnik|policist|policistka|gasilec|varnostnik`,
  ],
  [
    'Operations',
    3,
    `linja autonkuljettaja|trukinkuljettaja|rakennustyöntekijä|työmaapäällikkö|ravintolapäällikkö|keittiötyöntekijä|ravintolatyöntekijä|myymälätyöntekijä|vastaava mestari|kuorma auto|kosmetologi|maatalousyrittäjä|lentoemäntä|lentoperämies|postinkantaja|üzemvezető|üzem|targoncavezető|buszvezető|mozdonyvezető|járművezető|villamosvezető|futár|postás|kézbesítő|árufeltöltő|betanított munkás|segédmunkás|gépkezelő|gépbeállító|gépész|cnc gépkezelő|autószerelő|gázszerelő|víz gázszerelő|szobafestő|kőműves|burkoló|tetőfedő|művezető|építésvezető|konyhai|konyhai kisegítő|konyhalány|felszolgáló|pultos|kozmetikus|kertész|mezőgazdasági|varrónő|pék|cukrász|hentes|diszpécser|szállítmányozó|fuvarozó|manipulant marfa|curier|dulgher|zugrav|tâmplar|tamplar|croitor|stivuitorist|sef depozit|sef santier|camerista|cameristă|femeie de serviciu|patiser|brutar|macelar|agricultor|fermier|marinar|doplňovač zboží|doplňovač|dokladač tovaru|kurýr|kuriér|pošťák|doručovatel|doručovateľ|seřizovač|obráběč kovů|obráběč|soustružník|frézař|tesař|tesár|pokrývač|klempíř|malíř|lakýrník|sádrokartonář|pomocná síla|pomocný kuchař|pomocná síla do kuchyně|čašníčka|barman|barmanka|pokojská|chyžná|švadlena|krajčírka|pekař|cukrář|řezník|zahradník|záhradník|zemědělec|traktorista|jeřábník|mechanik|automechanik|autoelektrikář|operátor výroby|strojvedoucí|strojvodca|výpravčí|dispečer|letuška|prelievač|průvodčí|διανομέας|ταχυδρόμος|μπάρμαν|μπαρίστα|καμαριέρα|λαντζιέρης|αισθητικός|ναυτικός|πλοίαρχος|ναύτης|μηχανικός πλοίου|εργοδηγός|ξυλουργός|οικοδόμος|ελαιοχρωματιστής|κηπουρός|ψαράς|αεροσυνοδός|πιλότος|φούρναρης|ζαχαροπλάστης|χειριστής μηχανημάτων|μηχανικός αυτοκινήτων|οδηγός φορτηγού|οδηγός ταξί|voznik|skladiščnik|viličarist|natakar|natakarica|čistilka|električar|varilec|mizar|zidarski|frizerka|strugar|bravar|tokar|vodoinstalater|moler|limar|pekar|mesar|kuvarica|sobarica|spremačica|viljuškarista|vrtlar|baštovan|poljoprivrednik|pomorac|dostavljač|kurir|poštar|vozač kamiona|vozač autobusa|lučki radnik`,
  ],
  [
    'Program and Project Management',
    3,
    `διαχειριστής έργου|διαχείρισης έργων|vodja projekta|vodja projektov|voditelj projekta|voditelj projekata|rukovodilac projekta|projektvezető`,
  ],
  [
    'Purchasing',
    3,
    `achizitor|specialist achizitii|achizitii|nabavljač|nabavljavec|ostopäällikkö|αγοραστής|προμηθειών|referent nákupu`,
  ],
  [
    'Quality Assurance',
    3,
    `kvalitář|kvalitářka|kontrolor kvality|kontrolor jakosti|kontrolorka|inspector calitate|controlor calitate|responsabil calitate|inspector ssm|laatupäällikkö|laatutarkastaja|revizor kvality|kontrolor kvaliteta|υπεύθυνος ποιότητας|vodja kakovosti|kakovosti|munkavédelmi|bezpečnostní technik|bozp`,
  ],
  [
    'Real Estate',
    3,
    `správce nemovitostí|správca nehnuteľností|administrator bloc|administrator de bloc|kiinteistöpäällikkö|nepremičninski posrednik|nepremičnine|ingatlankezelő|διαχειριστής ακινήτων|κτηματομεσιτικός`,
  ],
  [
    'Research',
    3,
    `χημικός|βιολόγος|φυσικός|γεωλόγος|γεωπόνος|kemičar|kemičarka|biolog|chemik|biolożka|vědecká pracovnice|cercetător științific|cercetator stiintific|vegyész|biológus|kutatómérnök|kemisti|biologi|raziskovalec|raziskovalka|laborant(ka)|biokemik`,
  ],
  [
    'Sales',
    3,
    `myyntiedustaja|myynti edustaja|myymälä|myymäläpäällikkö|myyntiassistentti|boltvezető|üzletvezető|bolti|bolti eladó|kereskedelmi képviselő|lucrator comercial|vanzator|vanzatoare|sef magazin|director magazin|reprezentant medical|asistentka prodeje|prodeje|prodejny|predajne|predajňa|obchodní|obchodný|obchodná|obchodný riaditeľ|obchodní asistentka|telefonní operátor prodeje|εμπορικός|εμπορική|εμπορικός διευθυντής|καταστήματος|κατάστημα|ιατρικός επισκέπτης|ιατρική επισκέπτρια|σύμβουλος πωλήσεων|prodajalec|prodajalka|prodajni|komercialist|komercialistka|trgovački putnik|prodajni predstavnik|poslovodja|poslovodkinja|poslovođa|poslovnice|blagajničarka`,
  ],
  [
    'Support',
    3,
    `relatii clienti|operator call center|podpora strankam|operátor call centra|zákaznické podpory|εξυπηρέτησης|asiakaspalveluneuvoja`,
  ],
  ['Administrative', 3, `hallintojohtaja`],
  ['Operations', 3, `idegenvezető|autóbuszvezető|kamionvezető`],
  ['Sales', 3, `responsabil magazin|responsabila magazin`],
  ['Operations', 3, `μάγειρα|κουζίνας`],
  ['Administrative', 3, `υποδοχής|administracji`],
];
