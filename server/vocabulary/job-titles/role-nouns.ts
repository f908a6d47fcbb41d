import { phraseAt, readLexicon } from './lexicon/lexicon.ts';
import { findOccupation } from './occupation-table.ts';

const AGENT = /(?:[^aeiou]er|eer|ier|or|ist|ian|smith|man|woman|ant|eur|euse|dor|dora|tor|ero|ista)$/;
/**
 * The same in other scripts: 'бухгалтер', 'δικηγόρος', '개발자', '看護師', 'ทนายความ'. Arabic and Hebrew have no such endings: the
 * commonest words themselves.
 */
const AGENT_ELSEWHERE =
  /[\u0400-\u04ff](?:ер|ор|ист|ник|ель|арь|ар|чик|щик|лог|ач|ант|ент|авець|ниця|итель|истка|ерка|орка)$|[\u0370-\u03ff](?:ης|ησ|τρια|ος|οσ|ας|ασ|εας)$|[\uac00-\ud7a3](?:자|사|원|가|관|너|어|터|머|리)$|[\u3040-\u30ff\u4e00-\u9fff](?:者|師|师|士|員|员|家|医|手|官|工|人|ア|ナー|ター|マー|スト|ント)$|^(?:นัก|ผู้|ช่าง|ครู|แพทย์|พยาบาล|วิศวกร|ทนาย|เภสัชกร|สถาปนิก|โปรแกรมเมอร์)|^(?:مهندس|محاسب|مدرس|معلم|مصمم|محام|محامي|مترجم|مبرمج|مطور|ممرض|طبيب|صيدلي|صحفي|كاتب|باحث|سايق|مصور|محاضر|مدرب|محرر|خبير)ه?$|^(?:מהנדס|מפתח|מתכנת|מעצב|מורה|מרצה|רופא|רוקח|אחות|פסיכולוג|שופט|עיתונאי|צלם|נהג|טבח|חשמלאי|אדריכל|חוקר|מגייס|מתרגם)(?:ת|ית|ה)?$|^(?:शिक्षक|शिक्षिका|अध्यापक|वकील|अधिवक्ता|पत्रकार|लेखक|इंजीनियर|डॉक्टर|नर्स|लेखाकार|अभियंता|वैज्ञानिक)$/u;
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
    AGENT_ELSEWHERE.test(word) ||
    SHORT_ROLES.has(word) ||
    (phraseAt(readLexicon().departments, [word], 0) === undefined && findOccupation(word) !== undefined)
  );
}

const SHORT_ROLES: ReadonlySet<string> = new Set(
  'nurse coach chef cook clerk sde sdet swe mts judge scientist analyst architect counsel dev developer programmer'.split(
    ' ',
  ),
);
