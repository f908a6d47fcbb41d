import { isIP } from 'node:net';
import { trimEndOf } from '../../../shared/trim-text.ts';
import { type Allowed, isAllowed, isPublic } from './address-rules.ts';
import { FetchRefused } from './errors.ts';

/** Where a request may go. `isInner`: a name of an inner network, which only an allowed address may answer to. */
export interface Target {
  url: URL;
  host: string;
  port: number;
  isInner: boolean;
}

const INNER_NAMES =
  /^(?:localhost|.*\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion)|[^.]+)$/;
/**
 * Names under which clouds hand out credentials. Their addresses are refused as well; 'metadata.io' is a company like any other.
 */
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'instance-data',
  'instance-data.ec2.internal',
]);

/**
 * Checks everything an address says before anybody is asked about it: scheme, port, credentials, name, literal address. Names
 * are resolved and checked again when the connection is made.
 * @throws FetchRefused
 */
export function checkTarget(url: URL, allowed: Allowed): Target {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('scheme');
  if (url.username || url.password) throw new FetchRefused('credentials');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  // The parser has made plain what was written as 0x7f.1, 2130706433 or with full-width digits; a final dot it keeps.
  const host = trimEndOf(url.hostname.replace(/^\[|\]$/g, ''), /\./);
  if (host === '') throw new FetchRefused('host');
  if (isIP(host)) {
    if (isAllowed(host, port, allowed)) return { url, host, port, isInner: true };
    if (!isPublic(host)) throw new FetchRefused('address');
  }
  if (METADATA_NAMES.has(host)) throw new FetchRefused('name');
  const usual = port === 80 || port === 443;
  if (!usual && ![...allowed].some((pair) => pair.endsWith(` ${port}`))) throw new FetchRefused('port');
  const isInner = !isIP(host) && INNER_NAMES.test(host);
  if (isInner && allowed.size === 0) throw new FetchRefused('name');
  // On an unusual port nothing public may be reached either: the operator allowed certain addresses there, not the port.
  return { url, host, port, isInner: isInner || !usual };
}
