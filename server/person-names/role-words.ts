import { splitWords } from '../../shared/split-words.ts';
import { trimEndOf } from '../../shared/trim-text.ts';
import { findKnownName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

/** What people put behind their names: positions, trades and slogans. Words that are family names are left out. */
const ROLES = new Set(
  splitWords(`
ceo cto cfo coo cmo cio ciso cpo cro chro cxo vp svp evp avp md gm hr pr pa pm sdr bdr ae csm
founder cofounder co-founder founders founding owner co-owner coowner president vice-president vicepresident chairman chairwoman chairperson chair director directora directeur directrice direktor direttore diretor diretora managing executive chief officer head lead leader leadership partner principal
manager managers management gerente manageress geschaftsfuhrer geschaftsfuhrerin leiter leiterin responsable responsabile chef
advisor adviser consultant consultants consulting berater beraterin consultor consultora consulente coach coaching mentor trainer facilitator speaker keynote author blogger writer editor journalist influencer creator podcaster host moderator
photographer videographer filmmaker designer developer engineer engineering programmer architect analyst scientist researcher specialist specialists expert strategist planner coordinator administrator assistant associate representative rep executive agent realtor broker realty recruiter recruiting recruitment headhunter sourcer recruteur
accountant auditor bookkeeper attorney lawyer solicitor barrister notary paralegal physician surgeon dentist nurse therapist psychologist psychotherapist counselor counsellor pharmacist veterinarian chiropractor dietitian nutritionist physiotherapist midwife radiologist cardiologist dermatologist pediatrician
teacher tutor lecturer educator instructor student graduate intern trainee apprentice candidate
entrepreneur entrepreneure investor venture freelancer freelance independent contractor consultant-freelance solopreneur businessman businesswoman
sales marketing finance business digital virtual brand content social media growth product project programme program operations technology technical software data cloud security growth human resources talent acquisition customer success supply chain real estate
certified certifié certificado zertifiziert licensed chartered accredited registered professional practitioner award-winning bestselling experienced passionate helping hiring retired former ex official seeking looking
medical doctor-of dr-of
team group forum company ltd llc inc gmbh association foundation institute academy university school solutions services agency studio official
profile profil linkedin zoominfo wikipedia email phone contact address
life career health wellness fitness mindset startup wedding fashion insurance mortgage property lion
cpa-firm
`).map(plainLetters),
);

/** Words that stand between a person and something else. */
const LINKS = new Set(splitWords('at of for from with the in is on by to bei chez presso fur fuer pour para'));

const END = /[.,®]/u;

/** Words of `ROLES` after which a name can still go on when they are all there is: 'Jane Doctor', 'Irfan Engineer'. */
const FAMILY_NAMES = new Set(
  splitWords('engineer contractor doctor merchant chef head sales leader lead chair teacher host planner'),
);

/**
 * Where what is no name any more begins: 'CEO', 'Certified SAFe Consultant', 'at Acme'.
 * @returns the number of words that are the name; the first word always is
 */
export function countNameWords(words: readonly string[]): number {
  const end = words.findIndex(
    (word, at) => at > 0 && isRole(word, at, words[at + 1]) && (at > 1 || isRoleAfterOneName(words)),
  );
  const isCapital = /^\p{Lu}/u.test(words[0] ?? '');
  const abbreviated = isCapital ? words.findIndex((word, at) => at > 1 && SMALL_ABBREVIATION.test(word)) : -1;
  return Math.min(end < 0 ? words.length : end, abbreviated < 0 ? words.length : abbreviated);
}

/** 'Karin Vogel lic. oec. HSG', 'Karin Vogel dipl. Ing.' */
const SMALL_ABBREVIATION = /^\p{Ll}{3,6}\.$/u;

/** 'Priya CEO' and 'Priya, Sales Manager'; but 'Joe Dentist' is a name. */
function isRoleAfterOneName(words: readonly string[]): boolean {
  const [, word = '', next] = words;
  return /^[A-Z]{2,4}$|\d/.test(word) || LINKS.has(word) || (next !== undefined && isRole(next, 2));
}

/** Whether a part of a text speaks of a position and not of a name. */
export function isRoleText(words: readonly string[]): boolean {
  return words.some((word, at) => isRole(word, at + 2) || /^and$/i.test(word));
}

function isRole(word: string, at: number, next = ''): boolean {
  if (/\d/.test(word)) return true;
  const plain = trimEndOf(plainLetters(word), END);
  // "Koen in 't Veld"
  if (plain === 'in' && /^['’]t$/.test(next)) return false;
  if (LINKS.has(plain)) return word === plain || (plain === 'the' && at > 1);
  if (!ROLES.has(plain)) return false;
  const { given, family } = findKnownName(plain);
  if (given + family > 0 && !/^[A-Z]{2,4}$/.test(word)) return false;
  return at > 1 || !FAMILY_NAMES.has(plain);
}
