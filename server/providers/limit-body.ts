/**
 * A response whose body breaks off with an error when it grows longer than it may be.
 * @param most bytes, after unpacking
 */
export function limitBody(response: Response, most: number): Response {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error(`The answer is longer than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
}
