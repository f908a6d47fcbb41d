import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** What people or companies want to have. */
const NEED =
  /^(?:interested in buying|interested in purchasing|likely to buy|looking for|look for|searching for|shopping for|in need of|in the market for|need|needs|needing|want|wants|wanting|seeking|buy|buying|buys|purchase|purchasing|evaluating|considering|selling|sell)$/;
/** A thing that is bought: 'sales automation tools', 'lifting equipment'. */
const PRODUCT =
  /^(?:tool|tools|tooling|software|solution|solutions|platform|platforms|services|suppliers?|vendors?|providers?|systems?|equipment|automation|agenc(?:y|ies)|partners?|crm|erp|infrastructure|hardware|machines|materials|insurance|financing|funding)$/;
const LONGEST = 5;

/** A word for what companies sell. */
export const isProduct = (text: QueryText, at: number): boolean => PRODUCT.test(text.token(at)?.text ?? '');

/** 'founders looking for sales automation tools': of somebody who was named, one subject with what stands before the product. */
export function readNeed(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !isNeed(text, from) || !hasSomebody(text, from)) return [];
  const start = /^(?:a|an|the|new|better|more|some|their)$/.test(text.token(from)?.text ?? '') ? from + 1 : from;
  for (let to = Math.min(text.length, start + LONGEST); to > start; to -= 1) {
    if (!isProduct(text, to - 1) || !text.isPhrase(start, to)) continue;
    const names = [text.typed(start, to)];
    return [{ from, to, score: 3 + 2.2 * (to - from), meaning: { kind: 'keyword', names, known: true } }];
  }
  return [];
}

function isNeed(text: QueryText, from: number): boolean {
  for (let words = 1; words <= 4; words += 1) if (NEED.test(text.phrase(Math.max(0, from - words), from))) return true;
  return false;
}

/** Somebody stands before the verb: 'need CRM software' alone asks for nobody. */
function hasSomebody(text: QueryText, from: number): boolean {
  for (let at = from - 2; at >= 0; at -= 1) if (text.token(at)?.kind === 'word' && !text.isSkipped(at)) return true;
  return /^(?:anyone|someone|anybody|somebody|people|who|companies)$/.test(text.token(0)?.text ?? '');
}
