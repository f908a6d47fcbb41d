import type { Language } from './language-of.ts';

/** A name that ends in a legal form: 'Fischer GmbH'. */
const COMPANY =
  /(?<!\p{L})(?:\p{Lu}[\p{L}\p{N}&.-]{0,30} ){1,3}(?:GmbH|AG|SE|KG|Ltd|Inc|LLC|SpA|S\.p\.A\.|S\.A\.|BV|B\.V\.|NV|AB|A\/S|Oy|SAS|SARL|SL|Lda|Ltda)(?![\p{L}\p{N}])/gu;
/** Two or more words with capitals in a row, behind a small letter: 'Vale do Sol' is taken apart, 'Banco Central' is not. */
const NAME = /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}-]{1,30}(?: \p{Lu}[\p{L}\p{N}-]{1,30}){0,3}/gu;
const MONTH_OR_TITLE = /^(?:Sr|Sra|Mme|Herr|Frau|Dr|Q[1-4]|CEO|CFO|UE|EU)$/;

/**
 * Names that can be told out of a text in another language. In German all nouns have capitals: only those with a legal form count.
 * @returns in the order of the text, each once
 */
export function namesInForeignText(text: string, language: Language | undefined): string[] {
  const start = text.slice(0, 800);
  const companies = [...start.matchAll(COMPANY)].map(([name]) => name);
  if (language === 'de') return [...new Set(companies)];
  const names = [...start.matchAll(NAME)].map(([name]) => name).filter((name) => !MONTH_OR_TITLE.test(name));
  return [...new Set([...companies, ...names])];
}
