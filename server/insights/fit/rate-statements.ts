import { oncePer } from '../../platform/once-per.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { MOST_TEXT, type Statement } from '../prospect/statements.ts';
import { readRelevance } from '../relevance/relevance.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import { isMereHiring } from './find-needs.ts';

/** A sentence, or a part of a list, and how likely it bears on the offer. */
export interface RatedSentence {
  theirs: string;
  where: string;
  /** From 0 to 1. */
  likelihood: number;
}

/** Sentences of one statement that are looked at. */
const MOST_SENTENCES = 12;

/** @returns every sentence of the statements in their order; those of which no word was learned say nothing and are left out */
export function rateStatements(own: OwnTrade, statements: readonly Statement[]): RatedSentence[] {
  return statements.flatMap((statement) =>
    statement.isPersonal ? rate(own, statement) : rateOfCompany(own)(statement),
  );
}

/** What companies state is rated once for each user, and not for each of their people. */
const rateOfCompany = oncePer((own: OwnTrade) => oncePer((statement: Statement) => rate(own, statement)));

function rate(own: OwnTrade, statement: Statement): RatedSentence[] {
  const { where } = statement;
  return partsOf(statement).flatMap((theirs) => {
    if (isMereHiring(own, theirs)) return [];
    const likelihood = readRelevance(own, theirs, where);
    return likelihood === undefined ? [] : [{ theirs, where, likelihood }];
  });
}

/** Sentences, each once; of what is a list as a whole, its parts. The last one of a text that was cut is none. */
function partsOf({ text, where }: Statement): string[] {
  const parts = /^(?:Specialities|Target customers)$/.test(where)
    ? text.split(';').map(plainLine)
    : text.split('\n').flatMap((line) => splitLineIntoSentences(plainLine(line)));
  if (text.length === MOST_TEXT) parts.pop();
  // News often begin with what they are called by: 'Acme opens a depot.. Acme opens a depot. It has 40 docks.'
  const once = new Map(parts.map((part) => [part.replace(/[.!?…]{1,3}$/, ''), part.replace(/(?<=[.!?])\.$/, '')]));
  once.delete('');
  return [...once.values()].slice(0, MOST_SENTENCES);
}
