/** A quoted field name of what is never written, by how it ends: access_token, keySecret, x-razorpay-signature, … */
const secretName = '[\\w-]*(?:token|secret|password|signature|api[_-]?key|cookie|authorization)';
const text = String.raw`"(?:[^"\\]|\\.)*"`;

const rules: [RegExp, string][] = [
  [new RegExp(String.raw`("${secretName}":)(?:${text}|\[(?:${text}|[^\]"])*\])`, 'gi'), '$1"[redacted]"'],
  // The same in JSON that is itself a quoted text.
  [new RegExp(String.raw`(\\+"${secretName}\\+"\s*:\s*\\+")[^"\\]*`, 'gi'), '$1[redacted]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/([a-z][a-z0-9+.-]*:\/\/)[^/\s"@]*:[^/\s"@]*@/gi, '$1[redacted]@'],
  [/([?&](?:[\w-]*(?:token|secret|password|signature|key)|email)=)[^&#"\s\\]+/gi, '$1[redacted]'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
];

/** Blanks secrets, tokens, credentials in addresses and e-mail addresses in a line of log. */
export function redact(line: string): string {
  return rules.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), line);
}
