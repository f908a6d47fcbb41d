/**
 * Reads the body of a response as text, decoded as it arrives: to decode eight megabytes at once holds the event loop for 80 ms.
 * @param most bytes, after unpacking
 * @throws Error when it is longer; the connection is then closed
 */
export async function readBodyText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Naming the response keeps it from being collected while its body is read: aborting would no longer reach it.
    if (bytes > most) throw new Error(`The answer (${response.status}) is longer than ${most} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
