import dgram from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

/** What is said of a name: its addresses of both families, that there is no such name, that the server is broken, or nothing. */
export type NameAnswer = { addresses: string[]; ttl?: number } | 'unknown' | 'broken' | 'silent';

export interface NameServer {
  /** `ip:port`, as resolvers take it. */
  address: string;
  /** Questions as they came: `A example.com`. */
  asked: string[];
  /** Resolves once so many questions have come. */
  heard(count: number): Promise<void>;
  close(): Promise<void>;
}

const TYPES: Record<number, string> = { 1: 'A', 28: 'AAAA' };
const CODES = { unknown: 3, broken: 2 };

/**
 * A name server on loopback, speaking DNS over UDP (RFC 1035).
 * @param answer what to say of a name
 */
export async function startNameServer(answer: (name: string) => NameAnswer): Promise<NameServer> {
  const asked: string[] = [];
  const waiting = new Set<() => void>();
  const socket = dgram.createSocket('udp4');
  socket.on('message', (question, from) => {
    const { name, type, end } = readQuestion(question);
    asked.push(`${TYPES[type] ?? type} ${name}`);
    for (const look of waiting) look();
    const said = answer(name);
    if (said === 'silent') return;
    const isKnown = typeof said === 'object';
    const records = isKnown ? said.addresses.filter((address) => (address.includes(':') ? 28 : 1) === type) : [];
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(isKnown ? 0x8180 : 0x8180 | CODES[said], 2);
    head.writeUInt16BE(records.length, 6);
    // What was asked for alone: no authority, no additional records.
    head.fill(0, 8, 12);
    const ttl = isKnown ? (said.ttl ?? 60) : 0;
    socket.send(
      Buffer.concat([head, ...records.map((address) => record(address, type, ttl))]),
      from.port,
      from.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    heard: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (asked.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function record(address: string, type: number, ttl: number): Buffer {
  const data = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.alloc(12);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(ttl, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
