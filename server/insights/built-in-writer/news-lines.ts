import { trimEndOf } from '../../../shared/trim-text.ts';
import type { Dossier, ReadUpdate } from '../prospect/dossier.ts';
import { possessive } from '../wording/company-name.ts';
import { pastOf } from '../wording/english/verbs.ts';
import { isEnglish } from '../wording/language-of.ts';
import { moveTimes, tellYear } from '../wording/moved-times.ts';
import { writeDate } from '../wording/phrasing.ts';
import { lowerFirst, plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import { tellOfCompany } from './told-facts.ts';

const NOUN_START = /^(?:new|first|second|third|partnership|cold|iso|who|online|series|record|\d+|another)\b/i;

/** News as a clause that stands after 'I read that' or after its day; undefined when it cannot be told in English. */
export function tellNews(update: ReadUpdate, dossier: Dossier): string | undefined {
  const title = trimEndOf(plainLine(update.title), /[.!]/);
  if (!isEnglish(title, update.text) || !isEnglish(update.text, title)) return undefined;
  const { company } = dossier;
  if (company !== undefined && title.startsWith(`${company} `)) {
    const [verb = '', ...rest] = title.slice(company.length + 1).split(' ');
    const told = /^(?:is|has)$/.test(verb) ? verb : pastOf(verb);
    if (told !== undefined && rest.length > 0) return `${company} ${told} ${rest.join(' ')}`;
  }
  for (const sentence of splitLineIntoSentences(plainLine(update.text))) {
    if (sentence.length > 170 || /^(?:it|they|this|that|there|he|she|most|both|the new)\b/i.test(sentence)) continue;
    const told = tellOfCompany(sentence, dossier);
    if (
      told !== undefined &&
      / (?:is|are|was|were|has|have|will|opens?|\p{Ll}+ed|took|bought|won|began|raises|signs|takes|moves|runs) /u.test(
        told,
      )
    )
      return tellYear(
        moveTimes(told.startsWith(`${company} `) ? told : lowerTelling(told)),
        writeDate(update.date, dossier.now),
        dossier.now,
      );
  }
  return undefined;
}

/** 'The plant passed an inspection' goes on small; names keep their capital. */
function lowerTelling(told: string): string {
  return /^(?:The|A|An|Our|Its|All|Two|Three|In|On|By|From|With|Branches|Auditors|Approvals)\b/.test(told)
    ? lowerFirst(told)
    : told;
}

/** News as a thing with its day: 'the news of 12 October ("New rail link to Nhava Sheva")'. */
export function nameNews(update: ReadUpdate, { company, now }: Dossier): string | undefined {
  const title = trimEndOf(plainLine(update.title), /[.!]/);
  if (!isEnglish(title, update.text) || title.length > 90 || company === undefined) return undefined;
  const day = writeDate(update.date, now);
  const what =
    title.startsWith(`${company} `) || !NOUN_START.test(title)
      ? `("${title}")`
      : `about the ${lowerTelling(lowerName(title))}`;
  return `${possessive(company)} news of ${day} ${what}`;
}

function lowerName(title: string): string {
  return /^(?:New|First|Second|Third|Partnership|Cold|Online|Record|Another)\b/.test(title) ? lowerFirst(title) : title;
}
