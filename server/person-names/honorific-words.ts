import { splitWords } from '../../shared/split-words.ts';

/** Titles and forms of address that are no names, without dots and accents, by language. */
export const HONORIFICS = new Set(
  splitWords(`
mr mrs ms miss mx ponas ponia messrs mister missus madam madame mme mmes mlle monsieur mademoiselle maam
dr drs dra doctor docteur doktor doctora doutor doutora dott dottssa dottoressa dottore drmed drmeddent drjur drphil drrernat drhc druniv
prof profa pr professor professora professeur profesor profesora professoressa profssa assocprof asstprof privdoz pd phdr mudr mvdr judr rndr paeddr thdr
maitre mtre mgr inz ingr ing ir engr eng engg arq arch lic licda licenciado licenciada mtro mtra maestro maestra econ abog abg adv advocate avv avvocato atty attorney solicitor esquire
assoc asst adj univ doc exmo exma ilmo ilma dna honble familie famille familia fam associate assistant adjunct rear vice
dipl drin maga rag geom bc av he hh hrh hm wg gp ts yb yab dasho sheriff coach queen rastb stb wp me ra tsr
dipl diploing dipling dipl-ing diplom dipl-kfm diplkfm dipl-inf dr-ing dring mag bacc cand stud magister
sir dame lord lady baron baroness baronin freiherr freifrau graf grafin count countess earl viscount viscountess marquess marquis duke duchess prince princess
prinz prinzessin herzog herzogin furst furstin erzherzog ritter jonkheer jhr jkvr comte comtesse vicomte vicomtesse duc duchesse princesse conde condesa duque duquesa marquesa principe principessa conte contessa barone baronessa marchese marchesa hrabia hrabina ksiaze
his her the excellency honour honor honourable honorable hon rt right majesty highness eminence holiness reverend rev revd most very venerable ven
father fr pastor ps rabbi imam bishop archbishop cardinal deacon brother bro sister sr canon elder minister evangelist apostle prophet
president senator sen rep representative congressman congresswoman governor gov mayor ambassador amb judge justice chancellor
capt captain cpt col colonel ltcol lt lieutenant leutnant gen general maj major brig brigadier cmdr commander cdr cmd adm admiral sgt sergeant ssgt msgt cpl corporal pvt private wing squadron sqn ldr flt lieut petty chief officer warrant mstr comm commodore cmde subedar havildar
herr herrn frau fraulein hr fru frk
sr sra srta srs senor senora senorita snr sres don dona d dna dom
sig sigra sigrina signor signora signorina
dhr mevr mevrouw meneer mej mijnheer drs
pan pani panna pn slecna
shri shree sri smt shrimati kumari kum km er ca cs cma ar pt pandit swami sadhvi ustad ustadh ji babu sardar sardarni late maulana mufti hafiz alhaj alhaji al-haj haji hajjah hajja haj hajah hadji qari syedna thiru thirumathi selvi
sheikh shaikh sheik shaykh shaikha sheikha sayyid sayyida mullah mulla ayatollah hujjat
tuan puan encik cik dokter datuk dato datin dato' datuk' tan seri toh mejar jeneral leftenan kolonel laksamana haji hajjah tun tunku tengku raja puan-sri
bapak bpk ibu pak bu raden drg kh
khun nai nang dato-sri
khan sahib saheb
chief otunba oba alhaja barr barrister engr arc surv pharm tpl qs bldr nze lolo
hajah
cllr councillor councilor alderman msgr monsignor monseigneur mons hj hjh ybhg ustaz ustazah sayin commissioner dcn viscountess supt insp det ssg sfc ltc tsgt
tenente capitao coronel sargento teniente capitan comandante almirante hauptmann oberst inspektor rechtsanwalt rechtsanwaltin steuerberater notar
ingegnere ingenieur ingeniero ingeniera arquitecto arquitecta abogado abogada contador contadora engenheiro engenheira arquiteto arquiteta advogado advogada
д-р др проф господин госпожа г-н г-жа
`),
);

/** Those that are also given names, family names or initials: no titles unless what follows shows it. */
export const AMBIGUOUS = new Set(
  splitWords(`pr sheriff coach queen hon don dona dom dean major judge justice king prince princess prinz herzog furst ritter comte duc conde duque marquesa conte barone principe marchese earl duke count baron marquis bishop cardinal canon elder deacon
sri ing ir er ca cs cma ar pt mag arch lic eng engg seri pan pani kum km babu sardar hafiz haji tan toh tun raja tuan nai nang bu pak kh khan ps fr
he hh hrh hm wg gp ts yb yab av bc me ra wp stb associate assistant adjunct rear vice fam doc sr d g ms sister brother bro chief general gen private wing ldr officer father president maestro maestra elder minister his her the right most very late
adv comm rep sen gov amb col maj lt pd cand stud bacc drs econ arc surv mstr cmd cdr d-r ji chancellor mayor governor senator captain attorney
count coronel comandante notar mons det sayin sayyid sayyida shaikh sheikh sheik tunku tengku raden chief ven rt lord lady`),
);
/** Never ambiguous although a given name follows seldom: what follows one word of these is a family name. */
export const CERTAIN_BEFORE_ONE = new Set(
  splitWords('lord lady sheikh shaikh sheik sheikha captain senator governor mayor col gen president judge'),
);

/** Only after another title: 'Dr. med.', 'Dott.ssa', 'Prof. h.c.'. */
export const AFTER_TITLE = new Set(
  splitWords(
    'em emeritus emerita in civil me mr mrs med dent vet rer nat phil jur iur oec pol theol techn habil hc mult univ mont ing ssa ra inz hab seri sri fh dipl agr publ ret',
  ),
);

/** Used before given names: 'Shri Ramesh', 'Sheikh Ahmed', 'Sister Mary'. */
export const BEFORE_GIVEN = new Set(
  splitWords(`shri shree sri smt shrimati kumari swami pandit ustad ustadh sheikh shaikh sheik shaykh sheikha shaikha haji hajjah hajja alhaji alhaja maulana
don dona dom father fr sister brother rabbi tuan puan encik cik dokter datuk dato datin tun tunku tengku bapak bpk ibu pak bu khun prince princess pan pani mufti hafiz imam
sayyid sayyida raja raden sir dame`),
);

/** Written before a name in scripts of their own. */
export const OTHER_SCRIPTS = new Set(
  splitWords(
    `سمو معالي سعادة فضيلة جلالة الأمير أ.د ד"ר עו"ד د أ م الدكتور الدكتورة دكتور دكتورة الأستاذ الأستاذة أستاذ المهندس المهندسة مهندس الشيخ السيد السيدة الحاج دکتر مهندس آقای خانم डॉ डा श्री श्रीमती सुश्री कुमारी प्रो प्रोफेसर ד״ר דר פרופ מר גברת עו״ד κος κα κ κύριος κυρία δρ פרופ' פרופ׳ מר' גב' גב׳ นาย นาง นางสาว ดร คุณ อ อาจารย์ ผศ รศ ศ นพ พญ ทพ ทพญ น.ส ครู พระ`,
  ),
);

/** Between two titles: 'Mr. and Mrs.' */
export const AND = new Set(['and', 'und', 'et', 'y', 'e']);
/** Also after a name. */
export const AFTER_NAME = new Set(splitWords('mr mrs ms miss dr prof mme mlle herr frau sir madam'));
/** In small letters after a name, as a sign of respect. */
export const RESPECT = new Set(splitWords('ji garu sahib saheb san sama ssi bhai ben'));

/** Ambiguous ones that are titles before two words or more whatever these are: 'Col Rajyavardhan Rathore', 'Er Nikhil Desai'. */
export const BEFORE_TWO = new Set(
  splitWords(`pr he hh hrh sheriff coach queen sheikh shaikh sheik wg gp ts yb yab av me ra wp stb er ca cs cma ar adv pd comm rep sen gov amb col maj lt cmdr capt captain cardinal senator governor mayor minister
president general attorney chancellor ing engg eng ir arq arc lic judge justice bishop deacon his her chief coronel comandante notar mons det sayin`),
);

/** Given names that people shorten with a dot; other words with a dot before a name are titles. */
export const SHORT_GIVEN = new Set(
  splitWords(`wm chas geo jos thos robt jas jno edw benj saml danl alexr alex ed sam dan ben joh chr fr ph th aug fred frid heinr wilh joh geb
ma fco fdo gpe jno mª st ste sta sto abd moh muh mohd mhd md muhd ach mhd nur sh kh yu ya ye zh ch jo al em ul js s/o d/o`),
);
