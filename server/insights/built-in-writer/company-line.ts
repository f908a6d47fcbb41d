import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { tellingStems } from '../own-company/own-words.ts';
import { countWords } from '../parameter-jobs/common-rules.ts';
import { findPhrasesOf } from '../trade/capabilities/find-capabilities.ts';
import { callCompany, possessive } from '../wording/company-name.ts';
import { tellCompany as tellCompanyAnew } from '../wording/company-sentences.ts';

/** A company's own sentences in the third person, told once for each company. */
export const tellCompany = oncePer(tellCompanyAnew);

/** A longer sentence leaves no room for anything else in a text. */
const MOST_WORDS = 28;
/** A sign of the need says more than a word that both use. */
const SIGN = 2;

/**
 * What a company says it does, in one sentence: the one that bears most on the user's offer, else its first.
 * @returns a sentence without its mark that begins with the company's name; undefined where no sentence of it can be told in English
 */
export const tellCompanyLine = oncePer((own: OwnTrade) =>
  oncePer((facts: CompanyFacts): string | undefined => {
    const name = callCompany(facts.name);
    const lines = tellCompany(facts).sentences.flatMap((sentence) => {
      const line = sentence
        .replace(/^It(?= )/, name)
        .replace(/^Its(?= )/, possessive(name))
        .replace(/\.$/, '');
      return countWords(line) > MOST_WORDS || /[?!]/.test(line) ? [] : [line];
    });
    let best: { line: string; weight: number } | undefined;
    for (const line of lines) {
      const weight = weigh(own, line);
      if (best === undefined || weight > best.weight) best = { line, weight };
    }
    return best?.line;
  }),
);

/** How far a sentence bears on what the user sells, and to whom. */
function weigh({ words, capabilities: [main] }: OwnTrade, line: string): number {
  const shared = [...tellingStems(line, [])].filter((stem) => words.all.has(stem)).length;
  const isSign = main !== undefined && findPhrasesOf(main.capability, 'signs', line).length > 0;
  return shared + (isSign ? SIGN : 0);
}
