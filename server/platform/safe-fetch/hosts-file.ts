import { isIP } from 'node:net';
import { elementAt } from '../../../shared/element-at.ts';

/**
 * Finds a name in the text of a hosts file (`10.0.0.5  wiki.example  wiki  # intranet`).
 * @param host in lower case
 * @returns its addresses, in their order; empty when the file does not name it
 */
export function findInHosts(text: string, host: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = elementAt(line.split('#', 1), 0).split(/\s/).filter(Boolean);
    return isIP(address) !== 0 && names.some((name) => name.toLowerCase() === host) ? [address] : [];
  });
}
