/** A server that tests talk to; how it ends depends on what it is made of. */
type Started = { stop(): unknown } | { close(): unknown };

/**
 * A fixture of Playwright that is started once a worker process and ended with it.
 * @param start starts a server that stands in for one outside
 */
export function startedOnce<Server extends Started>(
  start: () => Promise<Server>,
): [(none: object, use: (server: Server) => Promise<void>) => Promise<void>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = await start();
      await use(server);
      await ('stop' in server ? server.stop() : server.close());
    },
    { scope: 'worker' },
  ];
}
