/**
 * A response whose body breaks off with an error when it grows longer than it may be.
 * @param most bytes, after unpacking
 */
export function limitBody(response: Response, most: number): Response {
  const { status, statusText, headers } = response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      // Naming the response keeps it from being collected while its body is read: aborting would no longer reach it.
      if (bytes > most) controller.error(new Error(`The answer (${response.status}) is longer than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
}
