import { meaningsOf } from './lexicon.ts';
import { singular } from './spelling.ts';

/** Written otherwise than with one capital. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  `SaaS PaaS IaaS B2B B2C D2C DTC FMCG CPG BFSI NBFC NGO EV IT AI ML IoT HR PR R&D L&D P&C FP&A M&A UX UI UX/UI UI/UX QA SEO SEM PPC CSR ESG EHS HSE PMO CRM ERP SAP AWS GCP API SQL OTT TV 3PL 3D AR VR XR IP IVF MSP BPO KPO EPC OEM PSU MNC SME SMB MSME VC PE
MBA IIT IIM GST RPO CTO CEO CFO COO CMO CIO CISO CHRO CPO CRO CDO CCO CSO CGO CBO CLO VP SVP EVP AVP GM HRBP HRIS SDR BDR AE CSM SDE SWE SRE SDET DBA BI GTM SMM TA IB NLP LLM RPA VLSI FPGA AML KYC GRC SOC IAM GIS PM TPM APM PMM DevOps DevSecOps MLOps RevOps DevRel
FinOps GenAI iOS macOS JavaScript TypeScript GraphQL PostgreSQL MySQL MongoDB NoSQL GitHub GitLab LinkedIn YouTube WordPress HubSpot NetSuite QuickBooks ServiceNow PyTorch TensorFlow OpenAI Node.js Vue.js Next.js .NET C++ C# PHP MERN MEAN COBOL CFA CPA ACCA NFT DeFi Web3 ITSM SOX GDPR HIPAA ISO MEP HVAC ICU NICU HGV LGV CNC PLC SCADA CAD BIM ABAP S/4HANA`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);
const LITTLE = new Set('of,and,the,for,in,to,at,de,du,des,del,da,do'.split(','));

/** Short forms in job titles, in full. */
const IN_FULL: ReadonlyMap<string, string> = new Map(
  `mgmt Management|mgt Management|mgr Manager|mngr Manager|mgrs Manager|managr Manager|mktg Marketing|mkt Marketing|mktng Marketing|mkting Marketing|dir Director|eng Engineering|engg Engineering|engr Engineer|dev Developer|devs Developer|rep Representative|reps Representative|exec Executive|execs Executive|
admin Administrator|ops Operations|biz Business|bizdev Business Development|bd Business Development|sr Senior|snr Senior|jr Junior|asst Assistant|assoc Associate|comms Communications|comm Communications|acct Account|corp Corporate|intl International|natl National|prod Product|
spec Specialist|coord Coordinator|fin Finance|ta Talent Acquisition|tech Technology|prof Professor|dr Doctor|info Information|infosec Information Security|gen General|clin Clinical|env Environmental|gm General Manager|gms General Manager|md Managing Director|mds Managing Director|pres President|cofounder Co-Founder|cofounders Co-Founder|scm Supply Chain|hod Head|adviser Advisor|salespeople Salesperson|v.p VP|v.p. VP|purchase Purchasing|vice-president Vice President|prez President|programme Program|marcom Marketing Communications|f&b Food & Beverage`
    .split('|')
    .map((pair) => pair.trim())
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
);

/** A title as it is shown: words in full, with capitals, in the singular. */
export function writeTitle(typed: readonly { text: string; raw: string; glued: boolean }[]): string {
  const words = inEnglishOrder(typed);
  const last = words.length > 1 ? meaningsOf(words.at(-1)?.text ?? '') : undefined;
  // 'ICU lvns'
  if (last?.title && last.isShortForm === true) return `${writeTitle(words.slice(0, -1))} ${last.title.name}`;
  let name = '';
  for (const [at, word] of words.entries()) {
    const text = writeTitleWord(word, at, words);
    name += at === 0 ? text : `${word.glued ? '-' : ' '}${text}`;
  }
  return name
    .replace(/\bCo-Ordinator/g, 'Coordinator')
    .replace(/\b(Co)-founder\b/gi, 'Co-Founder')
    .replace(/\bDeveloper (?=Advocate|Relations|Experience)/g, 'Developer ');
}

/** 'dev fullstack', as French, Spanish and Portuguese have it, is a full-stack developer. */
function inEnglishOrder<Word extends { text: string }>(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  if (!first || !second || !/^devs?$/.test(first.text)) return words;
  return /^(?:full|fullstack|front|frontend|back|backend|mobile|web)$/.test(second.text)
    ? [...words.slice(1), first]
    : words;
}

/** Whether people write a word in capitals who need not be told what it stands for: 'CTO', 'SDR', but not 'QS'. */
const isUsualShortForm = (word: string): boolean => WRITTEN.has(word.toLowerCase().replace(/s$/, ''));

/** Whether a word of three to five letters is a short form of a title of several words that few know by heart: 'LVN', but not 'CTO'. */
export const isRareShortForm = (typed: string, name: string): boolean =>
  /^[A-Za-z]{3,5}$/.test(typed.replace(/s$/, '')) && name.includes(' ') && !isUsualShortForm(typed);

/** Whether a word of a title is a short form that is shown in full. */
export function hasShortForm(words: readonly { text: string }[]): boolean {
  return words.some(({ text }) => IN_FULL.has(text));
}

/** Plurals of levels and roles are shown in the singular, other words as they are: 'Heads of Operations'. */
const PERSON =
  /(?:geon|doc|smith|wright|medic|maid|barista|athlete|er|or|ist|ian|ant|ent|man|ive|eer|tor|ead|ief|ner|ute|ect|ate|ent|vp|svp|avp|evp|coo|ceo|cto|cfo|cmo|cio|ciso|chro|cpo|cro|cdo|cco|cso|sdr|bdr|sde|sre|gm|hrbp|csm|ae|dba|rep|dev|nurse|pilot|chef|coach|host|clerk|officer|partner|counsel|analyst|scientist|head|lead|mgr|exec|vc|pm|intern|owner|president|principal|fellow|associate|specialist|advocate|secretary|attorney|trainee|employee|apprentice|expert|auditor|judge|guard|agent|driver|operator|mechanic|cook|midwife|actuary|professional|generalist)$/;

function writeTitleWord(
  { text, raw, glued }: { text: string; raw: string; glued: boolean },
  at: number,
  words: readonly { text: string }[],
): string {
  const isLast = at === words.length - 1;
  // 'Managern' has an ending of German.
  if (raw.length > text.length && /^[\p{L}]+n$/u.test(raw) && raw.toLowerCase() === `${text}n` && PERSON.test(text))
    raw = raw.slice(0, -1);
  if (!isLast && text === 'admin') return 'Administration';
  if (text === 'dev' && (!isLast || /^(?:biz|bus|business)$/.test(words[at - 1]?.text ?? ''))) return 'Development';
  const full = IN_FULL.get(text) ?? IN_FULL.get(text.replace(/s$/, ''));
  if (full !== undefined && !(text === 'tech' && isLast)) return full;
  const one =
    text.endsWith('s') && !text.endsWith('ss')
      ? text.endsWith('ies')
        ? `${text.slice(0, -3)}y`
        : text.replace(/(?<=ch)es$|s$/, '')
      : text;
  const isPlural =
    one !== text &&
    PERSON.test(one) &&
    !/^(?:operations|sciences|affairs|relations|systems|sales|services|events|accounts|payments|projects|products|brands|clients|assets|talents|markets|rents|patents|investments|components|documents|environments)$/.test(
      text,
    );
  const word = isPlural ? one : text;
  // 'cpas'
  const written = WRITTEN.get(word) ?? (at === words.length - 1 ? WRITTEN.get(one) : undefined);
  if (written !== undefined) return written;
  if (at > 0 && LITTLE.has(word)) return word;
  if (/^\p{Ll}*\p{Lu}.*\p{Lu}/u.test(raw) && raw.length <= 6 && raw === raw.toUpperCase())
    return isPlural ? raw.slice(0, -1) : raw;
  if (/\p{Ll}\p{Lu}/u.test(raw)) return raw;
  const kept = !isPlural ? raw : word.endsWith('y') ? `${raw.slice(0, word.length - 1)}y` : raw.slice(0, word.length);
  const letters = /^\p{Lu}+$/u.test(raw) && raw.length > 4 ? kept.toLowerCase() : kept;
  return glued && at > 0
    ? letters.charAt(0).toUpperCase() + letters.slice(1)
    : letters.charAt(0).toUpperCase() + letters.slice(1);
}

/** Kinds of companies, by their trade. */
const TRADES: ReadonlyMap<string, string> = new Map(
  'tech Technology|unis Universities|uni Universities|ecommerce E-commerce|e-commerce E-commerce|vc Venture Capital|vcs Venture Capital|banks Banking|bank Banking|bankers Banking|insurers Insurance|insurer Insurance|retailers Retail|retailer Retail|manufacturers Manufacturing|manufacturer Manufacturing|automobile Automotive|automobiles Automotive|automakers Automotive|carmakers Automotive|telcos Telecom|builders Construction'
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
);

/** A trade as it is shown: 'SaaS', 'Oil & Gas', 'Road Transport'. */
export function writeTrade(typed: string): string {
  return typed
    .split(' ')
    .map((word, at, all) => {
      const small = word.toLowerCase();
      if (small === 'ad' && all.length > 1) return 'Advertising';
      const known =
        (all.length === 1 ? TRADES.get(small) : undefined) ??
        WRITTEN.get(small) ??
        (all.length === 1 ? TRADES.get(small) : undefined);
      if (known) return known;
      if (small === 'and' && at > 0) return 'and';
      if (at > 0 && LITTLE.has(small)) return small;
      if (/\p{Lu}/u.test(word.slice(1))) return word;
      const one = at === all.length - 1 ? (singular(small) ?? small) : small;
      const shown =
        /^(?:banks?|hospitals|hotels|restaurants|airlines|universities|schools|agencies|games|devices|services|goods|retailers|groceries|utilities|chemicals|pharmaceuticals|textiles|telecommunications|telecoms|logistics|insurers|electronics|mines|resorts|clinics|colleges)$/.test(
          small,
        )
          ? small
          : one;
      return shown.charAt(0).toUpperCase() + shown.slice(1);
    })
    .join(' ');
}

/** A subject as it is shown: as typed, without capitals of shouting; what is always written in one way is written so. */
export function writeTopic(typed: string): string {
  return typed
    .split(' ')
    .map((word) => WRITTEN.get(word.toLowerCase()) ?? word)
    .join(' ');
}
