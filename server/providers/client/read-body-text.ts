import { createTurns } from './turns.ts';

/**
 * Reads the body of a response as text, decoded as it arrives: to decode eight megabytes at once holds the event loop for 80 ms.
 * @param most bytes, after unpacking
 * @throws Error when it is longer; the connection is then closed
 */
export async function readBodyText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  const parts: string[] = [];
  const turns = createTurns();
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Naming the response keeps it from being collected while its body is read: aborting would no longer reach it.
    if (bytes > most) throw new Error(`The answer (${response.status}) is longer than ${most} bytes`);
    parts.push(decoder.decode(chunk, { stream: true }));
    // Chunks that wait already come in one turn of the event loop.
    await turns.give();
  }
  // Put together piece by piece, a text is copied once more, as a whole, when it is first looked into.
  return [...parts, decoder.decode()].join('');
}
