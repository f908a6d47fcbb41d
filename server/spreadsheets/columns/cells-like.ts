import { findJobTitle, LONGEST_TITLE_PHRASE } from '../../vocabulary/job-titles/find-job-title.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';

/** Levels and jobs in languages whose titles no vocabulary lists: whole words, beginnings of words, and parts in other scripts. */
const TITLE_WORDS = new Set(
  'manager head chief vp svp evp ceo cto cfo coo cmo cro cio chro founder cofounder owner partner gerente gérant gérante jefe jefa kierownik prezes директор менеджер руководитель inhaber inhaberin'.split(
    ' ',
  ),
);
const TITLE_STARTS = [
  'director',
  'direct',
  'direkt',
  'leiter',
  'geschäftsführ',
  'fondat',
  'fundador',
  'responsab',
  'gründer',
];
const TITLE_PARTS =
  '部長 社長 代表 取締役 課長 总监 經理 经理 總監 主管 대표 이사 팀장 부장 مدير رئيس निदेशक प्रबंधक'.split(' ');

/** Whether a cell can be a job title. */
export function isTitle(text: string): boolean {
  const lower = text.toLowerCase();
  if (TITLE_PARTS.some((part) => lower.includes(part))) return true;
  const words = lower.split(/[\s,/|]+/).slice(0, 8);
  if (words.some((word) => TITLE_WORDS.has(word) || TITLE_STARTS.some((start) => word.startsWith(start)))) return true;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_TITLE_PHRASE); to++) {
      if (findJobTitle(words.slice(from, to).join(' '))) return true;
    }
  }
  return false;
}

const COMPANY =
  /(?<!\p{L})(?:gmbh|ag|kg|ohg|ug|e\.?\s?v|inc|llc|llp|ltd|limited|plc|corp|corporation|company|group|holdings?|sarl|sas|s\.?a|s\.?l|srl|snc|s\.?p\.?a|b\.?v|n\.?v|oyj?|ab|as|asa|aps|a\/s|ehf|hf|pty|pvt|pte|bhd|tbk|ltda|eireli|s\/a|s\.?r\.?o|a\.s|kft|zrt|bt|d\.?o\.?o|d\.d|sp\. z o\.o|s\.a|eood|ood|еоод|оод|o[uü]|şti|a\.ş|labs|technologies|solutions|systems)\.?$|^(?:ооо|зао|оао|пао|ао|тов|прат|ип|фоп|uab|sia|pt|cv|тоо)\s|株式会社|合同会社|有限公司|有限会社|주식회사|\(주\)|شركة|मर्यादित|कंपनी|บริษัท/iu;

/** Whether a cell has a company's legal form, or ends in what companies call themselves. */
export function isCompany(text: string): boolean {
  return COMPANY.test(text);
}

/** Whether a cell is a place: 'Bergen, Norway', 'Greater Lyon Area', 'Pune'. */
export function isPlace(text: string): boolean {
  const first = text.split(',', 1)[0] ?? '';
  return first.split(' ').length <= 5 && findPlaces(first).length > 0;
}
