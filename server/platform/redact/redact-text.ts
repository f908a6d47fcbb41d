/** Characters of one text that are looked at and kept. */
export const TEXT_LIMIT = 2_000;
/** Looked at beyond the limit and then cut off: a secret that ends there must not be kept by its beginning. */
const MARGIN = 500;

const secretName = '(?:token|secret|password|signature|api[_-]?key|cookie|authorization)';
const sensitiveParameter = '(?<=[?&])(?:key|code|email)';
const quote = String.raw`\\{0,8}["']`;
const value = String.raw`\[[^\]]*|${quote}(?:[^"'\\]|\\.)*|[^\s&#,;"'\\}]+`;

/**
 * What is blanked, and by what. Each pattern is a beginning of bounded length and then one run that nothing has to follow: it is matched
 * in time proportional to the text, whatever the text is.
 */
const RULES: readonly [RegExp, string][] = [
  [/((?:cookie|authorization)\s{0,4}:\s{0,4})[^\r\n"'\\]+/gi, '$1[redacted]'],
  [
    new RegExp(String.raw`((?:${secretName}|${sensitiveParameter})(?:${quote})?\s{0,8}[=:]\s{0,8})(?:${value})`, 'gis'),
    '$1[redacted]',
  ],
  [/\b(Bearer|Basic)\s{1,8}[^\s"',;\\]+/gi, '$1 [redacted]'],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/:\/\/[^/\s"'\\]*@/g, '://[redacted]@'],
  [/(linkedin\.com(?:\/|%2f)(?:in|pub)(?:\/|%2f))[^\s"'<>\\?&#,;)]+/gi, '$1[profile]'],
  [/\bACoAA[\w-]+/g, '[profile]'],
];

const WORD = /[^\s"'`<>()[\]{},;:/?&=#\\|]+/g;

/**
 * Blanks what has no place in a log: secrets and tokens, credentials in addresses, e-mail addresses, and addresses of people's
 * profiles. A text of more than 2,000 characters is cut, so that no text costs more than another.
 * @param secrets texts that are blanked wherever they stand: keys that a service may repeat in what it answers
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  const isLong = text.length > TEXT_LIMIT;
  let redacted = isLong ? text.slice(0, TEXT_LIMIT + MARGIN) : text;
  for (const secret of secrets) redacted = redacted.replaceAll(secret, '[redacted]');
  for (const [pattern, replacement] of RULES) redacted = redacted.replace(pattern, replacement);
  redacted = redacted.replace(WORD, (word) => (isEmail(word) ? '[e-mail]' : word));
  return isLong ? `${redacted.slice(0, Math.max(0, redacted.length - MARGIN))}…` : redacted;
}

function isEmail(word: string): boolean {
  const at = Math.max(word.lastIndexOf('@'), word.toLowerCase().lastIndexOf('%40'));
  return at > 0 && word.indexOf('.', at) > at + 1;
}

/** Whether a field of this name is never written: access_token, keySecret, x-razorpay-signature, … */
export function isSecretName(name: string): boolean {
  return SECRET_FIELD.test(name.slice(-32));
}

const SECRET_FIELD = new RegExp(`${secretName}$`, 'i');
