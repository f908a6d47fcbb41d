import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A way to an HTTP server on which answers can get lost. */
export interface LossyProxy extends AsyncDisposable {
  url: string;
  /**
   * The next call that fits is passed on, and its answer kept back for good.
   * @returns fulfilled when the server has answered it
   */
  loseNextAnswer(fits: (method: string, address: string) => boolean): Promise<void>;
}

/** @param url of the server */
export async function openLossyProxy(url: string): Promise<LossyProxy> {
  let losing: { fits: (method: string, address: string) => boolean; done: () => void } | undefined;
  const server = createServer(async (request, response) => {
    const { method = '', url: address = '', headers } = request;
    const body = await buffer(request);
    const passed = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name));
    const answer = await fetch(new URL(address, url), {
      method,
      headers: passed as [string, string][],
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (losing?.fits(method, address)) {
      losing.done();
      losing = undefined;
      return;
    }
    const kept = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept)).end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseNextAnswer: (fits) =>
      new Promise((done) => {
        losing = { fits, done };
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
