import type { AiParameterId } from '../../../shared/catalogue.ts';
import { COMPANY_TEXTS } from '../parameter-jobs/about-the-company.ts';
import { TEXT_IDS } from '../parameter-jobs/text-jobs.ts';
import type { TextId } from '../parameter-jobs/types.ts';
import type { FactQuestion } from './ask-and-check.ts';
import { JUDGED, NEEDS_FIT, STANDS_ON } from './parameters.ts';
import type { FactKind, PromptFact } from './prompt-facts.ts';

/** Of the person alone, and of the user: what a question about the company does without. */
const NOT_OF_COMPANY: ReadonlySet<FactKind> = new Set([
  'own',
  'name',
  'job',
  'person',
  'past',
  'skill',
  'pastime',
  'place',
  'post',
]);

/**
 * What to ask a model for a profile: nothing when the facts can carry none of it, one question, or two for a small model: the
 * company without the user's, then the judgement of fit with what follows from it.
 */
export function listQuestions(
  parameters: readonly AiParameterId[],
  facts: readonly PromptFact[],
  callsPerProfile: 1 | 2,
): FactQuestion[] {
  const kinds = new Set(facts.map(({ kind }) => kind));
  const has = (wanted: readonly FactKind[]) => wanted.some((kind) => kinds.has(kind));
  const fit = kinds.has('own') && has(JUDGED);
  const texts = TEXT_IDS.filter((id) => parameters.includes(id) && has(STANDS_ON[id]) && (fit || !NEEDS_FIT.has(id)));
  const isRated = fit && (parameters.includes('confidenceScore') || parameters.includes('tag'));
  if (texts.length === 0 && !isRated) return [];
  if (callsPerProfile === 1) return [ask(fit, texts, facts)];
  const ofCompany = texts.filter((id) => id in COMPANY_TEXTS);
  const others = texts.filter((id) => !ofCompany.includes(id));
  const companyFacts = facts.filter(({ kind }) => !NOT_OF_COMPANY.has(kind));
  return [
    ...(ofCompany.length > 0 ? [ask(false, ofCompany, companyFacts)] : []),
    ...(fit || others.length > 0 ? [ask(fit, others, facts)] : []),
  ];
}

/** Pages are long: who asks for nothing that can stand on them does not pay for them, unless nothing else tells of the company. */
function ask(fit: boolean, texts: readonly TextId[], facts: readonly PromptFact[]): FactQuestion {
  const isTold = facts.some(({ kind, id }) => kind === 'product' || kind === 'customer' || id === 'companytext');
  const readsPages = texts.some((id) => NEEDS_PAGES.has(id)) || (fit && !isTold);
  return { asked: { fit, texts }, facts: readsPages ? facts : facts.filter(({ kind }) => kind !== 'page') };
}
const NEEDS_PAGES: ReadonlySet<TextId> = new Set(
  TEXT_IDS.filter((id) => id in COMPANY_TEXTS && STANDS_ON[id].includes('page')),
);
