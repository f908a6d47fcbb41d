import { isBoilerplate } from '../../../providers/company-website/pages/boilerplate.ts';

import {
  contentWords,
  endSentence,
  overlap,
  quietCapitals,
  splitSentences,
} from '../../../providers/company-website/pages/plain-text.ts';
import type { Block, Page } from '../../../providers/company-website/pages/read-page.ts';
import { readsAsInstruction } from '../../../providers/language-model/grounding/reads-as-instruction.ts';

const DOES =
  /\b(?:we|our|us|wir|unsere?|nous|notre|nosotros|nuestr[oa]s?|nossos?|noi|nostr[oaie]|wij|onze)\b|\b(?:helps?|provid\w+|offer\w*|makes?|builds?|build|develop\w*|design\w*|manufactur\w+|deliver\w*|speciali[sz]\w+|suppl\w+|serv\w+|produc\w+|bieten|entwickeln|fertigen|liefern|proposons|développons|concevons|fabriquons|accompagnons|ofrecemos|desarrollamos|fabricamos|oferecemos|desenvolvemos|offriamo|sviluppiamo|bieden|leveren)\b|私たち|当社|弊社|提供|我们|हम /i;
const FOR_WHOM =
  /\b(?:for|helps?|customers?|clients?|companies|businesses|teams?|industr\w+|manufacturers|retailers|brands|hospitals|clinics|schools|banks|enterprises|startups|kunden|unternehmen|entreprises|clientes|empresas|aziende|clienti|klanten|bedrijven)\b|企業|お客様|企业|客户/i;
const FIGURES =
  /\b(?:since|founded|established|seit|gegründet|depuis|desde|employees|people|team of|countries|mitarbeiter)\b|\d/i;
const SAID = /["“”„«»]/;
const NEWS =
  /\b(?:19|20)\d\d[-/.]\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? (?:19|20)\d\d\b/i;
const PRICE = /[$€£₹]\s?\d|\d\s?(?:€|USD|EUR|INR)\b|\bper (?:month|user)\b|\/mo\b/i;

const ASIDE =
  /\b(?:blog|news|press|articles?|insights|latest|events?|webinars?|careers?|jobs|join us|testimonials?|what (?:our )?(?:customers|clients) say|reviews?|faqs?|frequently asked|the team|our team|leadership|aktuelles|karriere|actualités|noticias|novedades)\b/i;

/** A sentence that can stand in a description. */
export function isStatement(sentence: string): boolean {
  const isWideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(sentence);
  const words = sentence.split(/\s+/).length;
  if (isWideScript ? sentence.length < 12 : words < 5 || sentence.length < 28) return false;
  if (sentence.length > 450 || /[?？]["”]?$/.test(sentence)) return false;
  if (isBoilerplate(sentence) || SAID.test(sentence) || NEWS.test(sentence) || PRICE.test(sentence)) return false;
  // The description becomes part of the prompts about the user's company.
  return !readsAsInstruction(sentence);
}

/**
 * Chooses what main texts say about the company: sentences about what is done and for whom first, each only once.
 * @param pages the home page and, when there is one, the page about the company
 * @param known words of what is said already; grows by the chosen
 * @param room characters at most
 * @returns sentences in the order of the pages
 */
export function chooseSentences(pages: readonly Page[], known: Set<string>, room: number): string[] {
  const candidates = pages.flatMap((page, pageIndex) => {
    const texts = ownTexts(page.blocks);
    return texts.flatMap((block, index) =>
      splitSentences(block.text, page.language)
        .map((sentence) => endSentence(quietCapitals(sentence)))
        .filter(isStatement)
        .map((sentence, at) => {
          const isFirst = index < 3;
          const tells = tellingWeight(sentence);
          return { sentence, tells, isFirst, weight: tells + (isFirst ? 1 : 0) + pageIndex - at * 0.2 };
        }),
    );
  });
  const telling = candidates.filter(({ tells }) => tells >= 1.5);
  // In a language whose words we do not know, what comes first is what a page wants to say.
  const eligible = telling.length > 0 ? telling : candidates.filter(({ isFirst }) => isFirst);
  const order = new Map(eligible.map((candidate, index) => [candidate, index]));
  const chosen: typeof eligible = [];
  let left = room;
  for (const candidate of [...eligible].sort((a, b) => b.weight - a.weight)) {
    if (candidate.sentence.length + 1 > left) continue;
    if (overlap(candidate.sentence, known) > 0.6) continue;
    chosen.push(candidate);
    left -= candidate.sentence.length + 1;
    for (const word of contentWords(candidate.sentence)) known.add(word);
  }
  return chosen.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).map(({ sentence }) => sentence);
}

/** Running text, but for sections of posts, people, jobs and opinions of others. */
function ownTexts(blocks: readonly Block[]): Block[] {
  let skippedLevel = 0;
  return blocks.filter((block) => {
    if (block.kind === 'heading') {
      if (skippedLevel === 0 || block.level <= skippedLevel) skippedLevel = ASIDE.test(block.text) ? block.level : 0;
      return false;
    }
    return skippedLevel === 0 && block.kind === 'text' && !block.isLinks;
  });
}

function tellingWeight(sentence: string): number {
  return (DOES.test(sentence) ? 2 : 0) + (FOR_WHOM.test(sentence) ? 1.5 : 0) + (FIGURES.test(sentence) ? 0.5 : 0);
}
