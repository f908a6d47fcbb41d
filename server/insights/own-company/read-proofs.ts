import { trimEndOf } from '../../../shared/trim-text.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';

const PROOFS =
  /(?<![\p{L}])(?:[Cc]lients?|[Cc]ustomers?|[Bb]rands|[Cc]ompanies|[Ff]irms|[Kk]unden|[Cc]lientes|[Uu]sed by|[Tt]rusted by|[Ww]ork(?:s|ed)? with|[Rr]eferenzen)(?: (?:include|are|like|such as|wie|como|sind|incluyen))?:? ((?:\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:&|and|of|de|von)? ?\p{Lu}[\p{L}\p{N}&.’'-]*){0,4}(?:, | and | und | y | et | e )?){1,12})/gu;
const LIST_BREAK = /, | and | und | y | et | e /;

const END_MARK = /[\s.,]/;

/** Names of companies that the description shows as customers. */
export function readProofs(text: string): string[] {
  const proofs = new Set<string>();
  for (const [, list = ''] of text.matchAll(PROOFS)) {
    for (const name of list.split(LIST_BREAK)) {
      const bare = trimEndOf(name.trimStart(), END_MARK);
      if (bare.length > 2 && !isKind(bare)) proofs.add(bare);
    }
  }
  return [...proofs].slice(0, 12);
}

/** 'Metallbetriebe' in a German list: every noun is capitalised there, and a kind of company is no name. */
function isKind(name: string): boolean {
  return findCustomers(name).some(({ said }) => said === name);
}
