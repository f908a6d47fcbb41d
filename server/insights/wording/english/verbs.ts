import { addS } from './verb-forms.ts';

/**
 * Verbs that companies use of themselves, with their past where it is irregular. Those marked with * are spelt like common nouns:
 * 'stores', 'designs' and 'supplies' alone do not show that a sentence has a verb.
 */
const LIST = `
accept acquire act add advise aim announce appoint arrange arrive assemble assess assist automate award=awarded* become=became begin=began
bottle* brew bring=brought build=built buy=bought care* carry celebrate certify change* choose=chose clean close combine come=came commit
complete connect consult cover craft* create cultivate cut=cut* deal=dealt* deliver deploy design* develop digitise digitize discover
distribute double* drive=drove* educate employ empower enable engineer* ensure enter equip establish expand export* extend fabricate farm* fall=fell feed=fed follow
finance* expect find=found focus* forge* fund* furnish gain* generate get=got give=gave grow=grew handle* harvest* have=had heat* help hire
hold=held host* import* improve increase* inspect install insure integrate intend introduce invest issue* join keep=kept launch* leave=left go=went lead=led lease*
lend=lent let=let live licence* license* list* look* machine* maintain make=made manage manufacture market* measure* meet=met merge mill* mine*
mix* monitor move* offer* open operate optimise optimize order* organise organize own pack* package* partner* pass* pay=paid place* plan* power* prepare present*
print* process* procure produce protect provide publish purchase* put=put raise receive recruit recycle redesign refurbish release*
renew rent* repack repair* report* represent research* resell roast* run=ran secure sell=sold send=sent serve ship* show=showed sign*
simplify solve spend=spent source* specialise specialize spin=spun stand=stood* start* stock* store* supply* support* switch* take=took teach=taught
test* trade* train* transform translate transport* treat triple* turn* upgrade* use* want warm weave=wove weld win=won work* write=wrote harness*
`;

interface Verb {
  third: string;
  past: string;
  isNoun: boolean;
}

const ENDS_IN_Y = /[^aeiou]y$/;
const DOUBLES = /^(?:plan|ship|spin|stop|equip|commit)$/;

const third = (base: string): string => (base === 'have' ? 'has' : addS(base));

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (ENDS_IN_Y.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLES.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

const VERBS = new Map<string, Verb>();
const BASE_OF_THIRD = new Map<string, string>();
for (const entry of LIST.trim().split(/\s+/)) {
  const [base = '', irregular] = entry.replace('*', '').split('=');
  VERBS.set(base, { third: third(base), past: irregular ?? past(base), isNoun: entry.endsWith('*') });
  BASE_OF_THIRD.set(third(base), base);
}
const PASTS = new Set([...VERBS.values()].map((verb) => verb.past));

const HELPERS = new Set('is are was were has had will can may could should must cannot'.split(' '));

/** 'makes' for 'make', 'is' for 'are'; undefined for what is no verb that is known. */
export function thirdPersonOfKnown(verb: string): string | undefined {
  if (verb === 'are') return 'is';
  if (verb === 'were') return 'was';
  if (verb === 'do') return 'does';
  if (verb === "don't") return "doesn't";
  if (/^(?:will|can|may|must|should|could)$/.test(verb)) return verb;
  return VERBS.get(verb)?.third;
}

/** 'opened' for 'opens' and for the participle 'opened'; undefined when it is not known. */
export function pastOf(verb: string): string | undefined {
  const base = BASE_OF_THIRD.get(verb);
  if (base !== undefined) return VERBS.get(base)?.past;
  return PASTS.has(verb) ? verb : undefined;
}

/** Whether a word is a verb of the third person wherever it stands: 'makes', 'is', but not 'stores'. */
export function isPlainVerb(word: string): boolean {
  if (HELPERS.has(word)) return true;
  const base = BASE_OF_THIRD.get(word);
  return base !== undefined && VERBS.get(base)?.isNoun === false;
}

/** 'helps' for 'helping'; undefined when it is no verb that is known, or a noun as well ('printing'). */
export function thirdOfGerund(word: string): string | undefined {
  if (!word.endsWith('ing')) return undefined;
  const stem = word.slice(0, -3);
  const bases = [stem, `${stem}e`, stem.slice(0, -1)];
  const base = bases.find((one) => VERBS.get(one)?.isNoun === false);
  return base === undefined ? undefined : VERBS.get(base)?.third;
}

/** Whether the plain form of a verb is a common noun too: 'store', 'design'. */
export function mayBeNoun(base: string): boolean {
  return VERBS.get(base)?.isNoun ?? false;
}

/** Whether a word is the plain form of a verb, as after 'we'. */
export function isBaseVerb(word: string): boolean {
  return VERBS.has(word) || word === 'are';
}
