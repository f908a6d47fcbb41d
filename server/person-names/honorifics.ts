import { splitWords } from '../../shared/split-words.ts';
import { isGivenName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

/** Titles and forms of address that are no names, without dots and accents, by language. */
const HONORIFICS = new Set(
  splitWords(`
mr mrs ms miss mx messrs mister missus madam madame mme mmes mlle monsieur mademoiselle maam
dr drs dra doctor docteur doktor doctora doutor doutora dott dottssa dottoressa dottore drmed drmeddent drjur drphil drrernat drhc druniv
prof profa professor professora professeur profesor profesora professoressa profssa assocprof asstprof privdoz pd phdr mudr mvdr judr rndr paeddr thdr
maitre mtre mgr inz ingr ing ir engr eng engg arq arch lic licda licenciado licenciada mtro mtra maestro maestra econ abog abg adv advocate avv avvocato atty attorney solicitor esquire
assoc asst adj univ doc exmo exma ilmo ilma dna honble familie famille familia fam associate assistant adjunct rear vice
dipl diploing dipling dipl-ing diplom dipl-kfm diplkfm dipl-inf dr-ing dring mag bacc cand stud magister
sir dame lord lady baron baroness baronin freiherr freifrau graf grafin count countess earl viscount viscountess marquess marquis duke duchess prince princess
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
tuan puan encik cik datuk dato datin dato' datuk' tan seri toh tun tunku tengku raja puan-sri
bapak bpk ibu pak bu raden drg kh
khun nai nang dato-sri
khan sahib saheb
chief otunba oba alhaja barr barrister engr arc surv pharm tpl qs bldr nze lolo
hajah
д-р др проф господин госпожа г-н г-жа
`),
);

/** Those that are also given names, family names or initials: no titles unless what follows shows it. */
const AMBIGUOUS = new Set(
  splitWords(`hon don dona dom dean major judge justice king prince princess earl duke count baron marquis bishop cardinal canon elder deacon
sri ing ir er ca cs cma ar pt mag arch lic eng engg seri pan pani kum km babu sardar hafiz haji tan toh tun raja tuan nai nang bu pak kh khan ps fr
associate assistant adjunct rear vice fam doc sr d g ms sister brother bro chief general gen private wing ldr officer father president maestro maestra elder minister his her the right most very late
adv comm rep sen gov amb col maj lt pd cand stud bacc drs econ arc surv mstr cmd cdr d-r ji chancellor mayor governor senator captain attorney
count sayyid sayyida shaikh sheikh sheik tunku tengku raden chief ven rt lord lady`),
);
/** Never ambiguous although a given name follows seldom: what follows one word of these is a family name. */
const CERTAIN_BEFORE_ONE = new Set(
  splitWords('lord lady sheikh shaikh sheik sheikha captain senator governor mayor col gen president judge'),
);

/** Only after another title: 'Dr. med.', 'Dott.ssa', 'Prof. h.c.'. */
const AFTER_TITLE = new Set(
  splitWords(
    'med dent vet rer nat phil jur iur oec pol theol techn habil hc mult univ mont ing ssa ra inz hab seri sri fh dipl agr publ ret',
  ),
);

/** Used before given names: 'Shri Ramesh', 'Sheikh Ahmed', 'Sister Mary'. */
const BEFORE_GIVEN = new Set(
  splitWords(`shri shree sri smt shrimati kumari swami pandit ustad ustadh sheikh shaikh sheik shaykh sheikha shaikha haji hajjah hajja alhaji alhaja maulana
don dona dom father fr sister brother rabbi tuan puan encik cik datuk dato datin tun tunku tengku bapak bpk ibu pak bu khun prince princess pan pani mufti hafiz imam
sayyid sayyida raja raden sir dame`),
);

/** Written before a name in scripts of their own. */
const OTHER_SCRIPTS = new Set(
  splitWords(
    'د أ م الدكتور الدكتورة دكتور دكتورة الأستاذ الأستاذة أستاذ المهندس المهندسة مهندس الشيخ السيد السيدة الحاج دکتر مهندس آقای خانم डॉ डा श्री श्रीमती सुश्री कुमारी प्रो प्रोफेसर ד״ר דר פרופ מר גברת עו״ד κος κα δρ นาย นาง นางสาว ดร',
  ),
);

/** Between two titles: 'Mr. and Mrs.' */
const AND = new Set(['and', 'und', 'et', 'y', 'e']);
/** Also after a name. */
const AFTER_NAME = new Set(splitWords('mr mrs ms miss dr prof mme mlle herr frau sir madam'));
/** In small letters after a name, as a sign of respect. */
const RESPECT = new Set(splitWords('ji garu sahib saheb san sama bhai ben'));

const PERIODS = /[.‘’']/g;
const INITIALS = /^(?:\p{L}\.)+$/u;
const GLUED = /^(?:\p{L}{2,5}\.)+(?=\p{L}|$)/u;

const keyOf = (word: string) => plainLetters(word).replace(PERIODS, '').replace(/^-|-$/g, '');

/** A word that can be a title and nothing else, as one finds it beside a name or behind its comma. */
export function isHonorific(word: string): boolean {
  const key = keyOf(word);
  return (
    (HONORIFICS.has(key) && (!AMBIGUOUS.has(key) || word.endsWith('.'))) || OTHER_SCRIPTS.has(word.replace(/\.$/, ''))
  );
}

/** 'Lewin Paul Mr.' and 'Ramesh Kumar ji' without what stands behind the name. */
export function withoutTrailingTitle(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const isTitle = (words.length > 2 || last.endsWith('.')) && AFTER_NAME.has(keyOf(last));
  return words.length > 1 && (isTitle || RESPECT.has(last)) ? words.slice(0, -1) : words;
}

/** 'Dr.Jane' and 'Lt.Gov.' as words of their own; 'J.P.' and 'Ph.D.' stay. */
export function separateHonorifics(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (!word.includes('.', 1) || !GLUED.test(word)) return [word];
    const parts = word.split(/(?<=\.)/u);
    return parts.length > 1 && HONORIFICS.has(keyOf(parts[0] ?? '')) ? parts : [word];
  });
}

/**
 * A name without the titles before it.
 * @returns `given`: whether the last title taken away is one that goes with given names; undefined when there was none
 */
export function withoutHonorifics(words: readonly string[]): { words: string[]; given: boolean | undefined } {
  let given: boolean | undefined;
  let start = 0;
  while (start < words.length - 1 && isTitleAt(words, start, given !== undefined)) {
    given = BEFORE_GIVEN.has(keyOf(words[start] ?? ''));
    start++;
  }
  return { words: words.slice(start), given };
}

function isTitleAt(words: readonly string[], at: number, afterTitle: boolean): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (OTHER_SCRIPTS.has(word.replace(/\.$/, ''))) return true;
  const key = keyOf(word);
  if (afterTitle && AND.has(word) && HONORIFICS.has(keyOf(next))) return true;
  if (afterTitle && AFTER_TITLE.has(key) && !/^\p{Lu}\p{Ll}+$/u.test(word)) return true;
  if (!HONORIFICS.has(key)) return false;
  if (!AMBIGUOUS.has(key)) return true;
  const rest = words.length - at - 1;
  if (word.endsWith('.') && key.length > 1 && !INITIALS.test(word)) return true;
  if (HONORIFICS.has(keyOf(next)) && rest > 1) return true;
  if (afterTitle && rest > 1 && !isGivenName(word)) return true;
  if (rest === 1)
    return CERTAIN_BEFORE_ONE.has(key) || (isShortCapitals(word) && isGivenName(next) && !isGivenName(word));
  return isGivenName(next);
}

/** 'CA Rohit': chartered accountants and the like put their letters first. */
function isShortCapitals(word: string): boolean {
  return /^[A-Z]{2,4}$/.test(word);
}
