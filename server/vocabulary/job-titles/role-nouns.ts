import { phraseAt, readLexicon } from './lexicon/lexicon.ts';
import { findOccupation } from './occupation-table.ts';

const AGENT = /(?:[^aeiou]er|eer|ier|or|ist|ian|smith|man|woman|ant|eur|euse|dor|dora|tor|ero|ista)$/;
/** Things, fields and people served, which end like those who work. */
const NO_ROLES: ReadonlySet<string> = new Set(
  `customer center labor order power water transfer computer consumer sector vendor weather paper leather rubber fiber register theater member visitor user
supplier carrier retailer career chapter cluster computer counter border matter number offer other partner river server summer winter tower transfer carrier border
investor donor debtor creditor sponsor motor reactor color floor interior exterior human german roman urban indian european asian african american veteran restaurant plant grant
merchant tenant merchandise civilian pedestrian instructor-led over senior junior major minor prior senator newsletter voucher character after under inter micro cyber datacenter`.split(
    /\s/,
  ),
);

/** Whether a word names somebody who does a kind of work: 'engineer', 'chocolatier', 'nurse'. */
export function isRoleNoun(word: string): boolean {
  if (word === '' || NO_ROLES.has(word)) return false;
  const rank = readLexicon().ranks.phrases.get(word);
  if (rank === 'Entry' || rank === 'Manager' || rank === 'Director') return true;
  return (
    AGENT.test(word) ||
    SHORT_ROLES.has(word) ||
    (phraseAt(readLexicon().departments, [word], 0) === undefined && findOccupation(word) !== undefined)
  );
}

const SHORT_ROLES: ReadonlySet<string> = new Set(
  'nurse coach chef cook clerk sde sdet swe mts judge scientist analyst architect counsel dev developer programmer'.split(
    ' ',
  ),
);
