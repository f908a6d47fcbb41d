/** Endings by which a single word is known to be somebody's trade in any context. */
const TRADE = /(?:ist|ician|ologist|grapher|ographer|keeper|smith|wright|monger|maker|dresser|therapist|pathologist)$/;
const NOT_LATIN = /[^a-z0-9+# ]/;
const ENGLISH_PLURAL = /(?<=[a-z]{3})s$/;

/**
 * Whether a title is worth keeping. Single words of one source alone ('Layer', 'Copper', 'Prior') are mostly words of
 * old trades that mean something else today; a plural says nothing beside its singular.
 * @param from the sources that have it; @param all every title, normalised
 */
export function isPlainTitle(title: string, from: ReadonlySet<string>, all: ReadonlyMap<string, unknown>): boolean {
  if (NOT_LATIN.test(title) || title.length < 3 || title.length > 60) return false;
  if (ENGLISH_PLURAL.test(title) && all.has(title.replace(ENGLISH_PLURAL, ''))) return false;
  if (title.includes(' ')) return true;
  return from.size > 1 || TRADE.test(title);
}
