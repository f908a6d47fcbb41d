import { cutAt } from '../../../shared/trim-text.ts';

/** 'C.E.O.' */
const DOTTED = /(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:\.|\s|$))/gu;
const BRACKETS = /[()[\]{}]/g;
/** What follows speaks of something other than the person's own present job. */
const FORMER = /(?:^|[\s,&|])(?:ex|former|formerly|previously|past|erstwhile)(?:[\s:-]+)[^|•·;,]*/g;
/** 'Executive Assistant to the CEO', 'Advisor to founders': the rank after 'to' belongs to somebody else. */
const SERVANT =
  /\b(?:assistant|ea|pa|secretary|adviser|advisor|aide|assistenz|assistentin|assistante?|reporting|reports)\b/;
const MASTER = / (?:to|for|of|der|du|de la) /;
/** 'Founder's Office', 'CEO Office', 'Office of the Managing Director'. */
const SOMEBODYS_OFFICE =
  /\b(?:(?:founder|ceo|cto|coo|cfo|cxo|md|chairman|promoter|managing director|president)(?:['’]?s?['’]?) office|office of (?:the )?[\p{L} ]+)/gu;
const EMPLOYER = / (?:at|@|bei|chez|en|presso) |@/;
const PURPOSE =
  /^(?:i |we )?(?:help(?! ?desk)|helping|building|passionate|on a mission|empowering|enabling|making|driving)\b/;
const SEGMENTS = /[|•·;➤►⚡]+| [-–—] (?=(?:ex|former)\b)/;
const SPACES = /\s+/g;
/** A title that is longer says what is meant in its beginning. */
const TITLE_CHARS = 500;
const NOT_WORDS = /[^\p{L}\p{N}+#&/'’]+/gu;

export interface TitleSegment {
  /** Lower case, words parted by single spaces, one space at either end, so that ' cto ' finds the word. */
  text: string;
  /** True when the segment was somebody's office: 'Founder's Office'. */
  inOffice: boolean;
}

/** 'executive assistant to the ceo' without whom the person serves. */
function cutMaster(title: string): string {
  const servant = SERVANT.exec(title);
  if (servant === null) return title;
  const after = servant.index + servant[0].length;
  return title.slice(0, after) + cutAt(title.slice(after), MASTER);
}

/**
 * Reduces a title or headline to what it says of the present job.
 * @param text 'Sr. Manager – Growth @ Acme | Ex-Google'
 * @returns one entry per part between bars, in order: [' sr manager growth ']; former jobs, employers, slogans left out
 */
export function readTitleSegments(text: string): TitleSegment[] {
  const segments: TitleSegment[] = [];
  const line = text.slice(0, TITLE_CHARS).normalize('NFC').toLowerCase().replace(SPACES, ' ');
  for (const raw of line.split(SEGMENTS).map((segment) => segment.trim())) {
    if (raw === '' || PURPOSE.test(raw)) continue;
    const inOffice = SOMEBODYS_OFFICE.test(raw);
    SOMEBODYS_OFFICE.lastIndex = 0;
    const present = raw.replace(SOMEBODYS_OFFICE, ' ').replace(BRACKETS, ',').replace(DOTTED, '').replace(FORMER, ' ');
    const own = cutAt(cutMaster(present), EMPLOYER).replace(NOT_WORDS, ' ').trim();
    if (own !== '' || inOffice) segments.push({ text: ` ${own} `, inOffice });
  }
  return segments;
}
