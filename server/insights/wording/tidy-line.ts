/** '.NET', '.com' begin with their point. */
const SPACE_BEFORE_MARK = / (?!\.(?:net|com|org|pdf|csv|xlsx?|docx?)(?!\p{L}))([,.;:!?])(?=[\p{L} ]|$)/giu;
const NO_SPACE_AFTER_MARK = /(?<=\p{Ll}\p{Ll})([,;]|[.!?](?=\p{Lu}\p{Ll}))(?=\p{L})/gu;

/** A line with its marks where they belong: 'robots ,for schools.They' as 'robots, for schools. They'. */
export function tidyLine(line: string): string {
  return line.replace(SPACE_BEFORE_MARK, '$1 ').replace(NO_SPACE_AFTER_MARK, '$1 ').replaceAll('  ', ' ').trim();
}
