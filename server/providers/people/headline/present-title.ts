import { cutAt } from '../../../../shared/trim-text.ts';
import { readTitleByRules } from '../../../vocabulary/job-titles/read-title-by-rules.ts';
import { isRole, isWork } from '../../../vocabulary/job-titles/title-words.ts';
import { isInitials, isKnownPlace, isSkill } from './company-name.ts';
import { trimSigns } from './split-headline.ts';

export const DASH = /\s[-–—]\s?|(?<=\p{L}{2})[-–—]\s/u;
export const COMMA = /,\s?/u;
/** What somebody does, after the role: 'Consultant helping companies adopt AI'. */
export const DOING =
  /\s(?:helping|building|working|focused|focusing|specializ(?:ing|ed)|specialis(?:ing|ed)|leading|driving|enabling|empowering|creating|making|transforming|delivering|supporting|developing|scaling|growing|passionate|who|that|dedicated|responsible|looking|seeking|open|turning|based|connecting|bringing|solving|designing|advising|moving (?:into|from|to|towards)|transitioning|pivoting|switching to|retraining|returning to|with (?:\d[\d+]*|over|more than|an?|strong|extensive|expertise|experience|passion)|en (?:recherche|quête|búsqueda|busca|poste)|à la recherche|em busca|in search|auf der suche|buscando|aidant|accompagnant|spécialisée?s? (?:en|dans)|especializad[oa] (?:en|em)|mit schwerpunkt|in the|for the)\s/iu;
/** What somebody is at home, behind the role: 'Designer & pet owner', 'Nurse and proud mother of two'. */
const AT_HOME =
  /\s(?:&|and|\+|y|et|und)\s(?:a\s)?(?:proud |devoted |loving |aspiring )?(?:(?:pet|dog|cat|horse|plant|home)[\s-](?:owner|lover|parent|mom|mum|dad|person)|mother|father|mom|mum|dad|husband|wife|parent|grandmother|grandfather)(?=$|\sof\s|[,.!])/iu;
const TAIL = /\s?\((?!\p{Lu}{2,5}\))[^()]*\)\s*$/u;
const PURPOSE = /\s(?:for|pour|für|para)\s\p{Lu}/u;
const COLON = /:\s/u;
export const ASIDE = /\s?\([^()]*\)/gu;
const MOST_TITLE_CHARS = 100;

/** The title alone: without slogans, asides in brackets, and parts that name no work. */
export function presentTitle(text: string): string | undefined {
  const said = dropAsides(trimSigns(dropPlace(cutAt(cutAt(cutAt(text, DOING), COLON), AT_HOME))));
  const title = dropAsides(trimSigns(keepWork(keepWork(said, DASH, ' - '), COMMA, ', ')));
  return title === '' || title.length > MOST_TITLE_CHARS || !isWork(title) ? undefined : title;
}

/** 'Engineer in Berlin' -> 'Engineer'. */
function dropPlace(title: string): string {
  const [before = '', place, ...more] = title.split(/\s(?:in|à|en|em)\s(?=\p{Lu})/u);
  return place !== undefined && more.length === 0 && isKnownPlace(trimSigns(place)) ? before : title;
}

/** 'Consultant (bilingual)' -> 'Consultant'; asides of a purpose belong to it: 'Recruiter for Acme (on-site)'. */
function dropAsides(title: string): string {
  return PURPOSE.test(title) ? title : title.replace(TAIL, '').replace(TAIL, '');
}

/** What a role is for, after a comma: 'Product Designer, Growth'; no place, skill or degree. */
function isAddition(part: string): boolean {
  return (
    /^\p{Lu}/u.test(part) && part.split(' ').length <= 3 && !isKnownPlace(part) && !isInitials(part) && !isSkill(part)
  );
}

/** Of parts between dashes or commas the first that names a role or a field, and roles and fields right after it. */
function keepWork(title: string, sign: RegExp, written: string): string {
  const parts = title.split(sign).map(trimSigns);
  if (parts.length < 2) return title;
  const from = Math.max(
    0,
    parts.findIndex((part) => isWork(part)),
  );
  // 'Father, runner, reader' lists no trades.
  if (from > 0 && sign === COMMA && readTitleByRules(parts[from] ?? '').seniority === 'Entry') return '';
  const { department } = readTitleByRules(parts[from] ?? '');
  let end = from + 1;
  const isKept = (part: string) => {
    if (department === undefined) return isWork(part, 1);
    return isRole(part) || (sign === COMMA && parts.length === from + 2 && isAddition(part));
  };
  while (end < parts.length && isKept(parts[end] ?? '')) end += 1;
  return from === 0 && end === parts.length ? title : parts.slice(from, end).join(written);
}
