/** Operators of web search that say where to look, not whom to find: 'site:linkedin.com/in', '-inurl:jobs', 'filetype:pdf'. */
const WHERE_TO_LOOK =
  /[-+]?(?<![a-z])(?:site|inurl|allinurl|filetype|ext|cache|related|link|daterange|after|before):\s?(?:"[^"]{0,80}"|[^\s"()]{0,200})/gi;
/** 'intitle:resume' and '-intitle:jobs' say what pages are called: only what is wanted there can be a word of a person. */
const NOT_IN_PAGES = /-(?:all)?in(?:title|text|anchor):\s?(?:"[^"]{0,80}"|[^\s"()]{0,80})/gi;
const IN_PAGES = /(?<![a-z])(?:all)?in(?:title|text|anchor):/gi;
/** The network's own address without an operator. */
const NETWORK = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)(?![a-z])\/?/gi;

/** A query without the operators that a web search for profiles ('X-ray search') is written with. */
export function withoutSearchOperators(text: string): string {
  if (!/[a-z]:|linkedin\.com/i.test(text)) return text;
  return text.replace(NOT_IN_PAGES, ' ').replace(WHERE_TO_LOOK, ' ').replace(IN_PAGES, ' ').replace(NETWORK, ' ');
}
