import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { type Failure, failure } from '../../../shared/contract/responses.ts';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends bytes as they are, as no HTTP client would, and reads what comes until the server closes the connection. */
export async function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // Latin-1: each character is one byte.
  socket.write(bytes, 'latin1');
  return readRawAnswer(await readText(socket));
}

/** Reads one answer; anything after it counts as its body. */
export function readRawAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

/** The refusal an answer holds. @throws when it is not in the shape of the contract */
export const readFailure = (answer: RawAnswer): Failure => failure.strict().parse(JSON.parse(answer.body));
