import { isWork, titleWordsIn } from '../../../vocabulary/job-titles/title-words.ts';
import { cutCompanyName, isCompanyName, isKnownCompany } from './company-name.ts';
import { trimSigns } from './split-headline.ts';

/** Words before what is past, in the languages that headlines are written in. */
const FORMER =
  /(?:^|(?<=[\s,;&/(]))(?:ex|former|formerly|previously|previous|prev|past|recently left|anciennement|ancien|ancienne|ehemals|ehemalige[rn]?|früher|vormals|zuletzt(?: bei)?|anteriormente|antes|anteriorment|tidigare|tidligere|fyrrverandi|aiemmin|entinen|voorheen|vroeger|poprzednio|wcześniej|dawniej|były|była|in passato|precedentemente|dříve|předtím|bývalý|bývalá|predtým|korábban|înainte|bivši|bivša|nekdanji|nekdanja|ranije|buvęs|buvusi|anksčiau|bijušais|iepriekš|mantan|sebelumnya|dulunya|eski|önceki|trước đây|từng|πρώην|экс|ранее|раньше|бывший|бывшая|прежде|колишній|колишня|раніше|бивш|бивша|преди|לשעבר|בעבר|سابقا|سابقاً|سابق|قبلاً|ก่อนหน้านี้|อดีต|前|元|前職)(?:\s?[-–:.：]\s?|\s)(?!officio)/iu;
/** '前Google', '元リクルート', 'эксЯндекс': written together with a name that cannot go with the sign as '前田建設' and '元町珈琲' do. */
const GLUED = /(?:^|(?<=[\s,;&/(、，]))(?:экс(?=\p{Lu})|[前元](?=\p{sc=Katakana}{3}|\p{sc=Latin}{3}))/u;
const AT = /(?:^|\s)(?:at|@|bei|chez|en|na|no|em|presso|bij|hos|ved|på|w|v|в|у|di)\s|\s?@\s?/iu;
/** 'Ex-Google, Meta & Uber'. */
const LIST =
  /\s?[,/+]\s?|\s?&\s?(?!\s?(?:co|company|sons|partners|associates|johnson|young|gamble|toubro|noble|mckenzie)\b)|\s(?:and|und|et|y|e|ve|ex)\s|\sex-/iu;
const STARTS_BIG = /^[\p{Lu}\p{N}\p{Lo}]/u;
/** 'at 3 SaaS companies' names none. */
const COUNTED = /\b(?:companies|startups|firms|agencies|brands|organi[sz]ations|fortune|multiple|several|various)\b/iu;
const LONGEST_LIST = 8;

/**
 * Takes former employers out of a segment of a headline.
 * @param segment 'CTO, ex-Google & Meta'
 * @returns what remains of it ('CTO') and the companies left (['Google', 'Meta']); a former role without company gives none
 */
export function takeFormerEmployers(segment: string): { present: string; former: string[] } {
  const start = FORMER.exec(segment) ?? findGlued(segment);
  if (start === null) return { present: segment, former: [] };
  const present = trimSigns(segment.slice(0, start.index).replace(/[([]\s*$/, ''));
  const past = segment.slice(start.index + start[0].length).replace(/[)\]]/g, ' ');
  const former: string[] = [];
  let rest = '';
  const atOnce = AT.exec(past);
  if (atOnce !== null && (atOnce.index === 0 || isWork(past.slice(0, atOnce.index)))) {
    const names = past
      .slice(atOnce.index + atOnce[0].length)
      .split(LIST)
      .slice(0, LONGEST_LIST)
      .map(trimSigns);
    const end = names.findIndex((name, at) => at > 0 && (isWork(name) || !STARTS_BIG.test(name)));
    const left = (end < 0 ? names : names.slice(0, end)).flatMap((name) =>
      COUNTED.test(name) ? [] : (cutCompanyName(name) ?? []),
    );
    return { present, former: left };
  }
  for (const entry of past.split(LIST).slice(0, LONGEST_LIST)) {
    const bare = trimSigns(entry.replace(FORMER, ''));
    const at = AT.exec(bare);
    const name = at === null ? bare : bare.slice(at.index + at[0].length);
    if (name === '') continue;
    // 'ex-Meta, advisor': a role in the list is the present one; 'Ex-COO' is a role left.
    const named = at === null && isWork(name) ? nameBeforeRole(name) : undefined;
    if (named !== undefined) {
      former.push(named);
      continue;
    }
    if (at === null && isWork(name) && !isKnownCompany(name)) {
      if (former.length > 0 && present === '') rest = name;
      // 'Ex-Advisor to the PM on Science & Tech': what the role was for goes on behind the joint.
      if (/\s(?:to|of|for|on)\s/u.test(name)) break;
      continue;
    }
    const company = cutCompanyName(name);
    if (company !== undefined && /^[\p{Lu}\p{N}\p{Lo}]/u.test(company)) former.push(company);
    else if (company !== undefined && former.length === 0 && /^[a-z]+[A-Z.]/.test(company)) former.push(company);
  }
  return { present: present === '' ? rest : present, former };
}

function findGlued(segment: string): RegExpExecArray | null {
  const start = GLUED.exec(segment);
  return start === null || isWork(segment.slice(start.index)) ? null : start;
}

/** Words of trades that names of organisations end in: 'Supreme Court'. */
const IN_NAMES = /^(?:court|bank|university|college|hospital|army|navy|police)$/i;

/** 'Google ML Engineer' -> 'Google'. */
function nameBeforeRole(text: string): string | undefined {
  if (isKnownCompany(text)) return undefined;
  const words = text.split(' ');
  const role = titleWordsIn(text).indexOf(true);
  const name = words.slice(0, role > 0 && IN_NAMES.test(words[role] ?? '') ? role + 1 : role).join(' ');
  const isNamed = isKnownCompany(name) || isCompanyName(name) || IN_NAMES.test(name.split(' ').at(-1) ?? '');
  return name !== '' && name !== text && isNamed ? name : undefined;
}
