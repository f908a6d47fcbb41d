import { FetchRefused } from '../../platform/safe-fetch/errors.ts';

const OF_REASON: Readonly<Record<string, string>> = {
  'no address': 'This is no address. It begins with https:// or http://.',
  scheme: 'The address must begin with https:// or http://.',
  credentials: 'The address must hold no user name and no password.',
  host: 'The address names no host.',
  port: 'Only the usual ports 443 and 80 can be used.',
  address: 'The address does not lie in the public internet.',
  name: 'The address does not lie in the public internet.',
  deadline: 'There was no answer within 15 seconds.',
  upgrade: 'The receiver wanted to go on with another protocol.',
};
const OF_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No server with this name was found.',
  EAI_AGAIN: 'The name could not be looked up just now. Please try again.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was broken off.',
  EHOSTUNREACH: 'The host could not be reached.',
  ENETUNREACH: 'The host could not be reached.',
};

/** Why nothing could be sent, for the user. */
export function explainTrouble(error: unknown): string {
  if (!(error instanceof FetchRefused)) return 'It could not be sent.';
  const code = codeOf(error.cause) ?? codeOf((error.cause as { cause?: unknown } | undefined)?.cause);
  if (code !== undefined) {
    const known = OF_CODE[code];
    if (known) return known;
    if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
      return `The receiver's certificate is not trusted (${code.slice(0, 60)}).`;
  }
  const cause = error.cause instanceof FetchRefused ? error.cause.reason : error.reason;
  return OF_REASON[cause] ?? 'The connection failed.';
}

function codeOf(cause: unknown): string | undefined {
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
