import { setTimeout as delay } from 'node:timers/promises';

/** Reads Node's own measure, which starts anew with each scrape, until the signal. @param onBlock told the longest block in milliseconds */
export async function watchEventLoop(url: string, signal: AbortSignal, onBlock: (ms: number) => void): Promise<void> {
  const scrape = () =>
    fetch(new URL('/metrics', url)).then(
      (answer) => answer.text(),
      () => '',
    );
  // What happened before the first request is not ours.
  await scrape();
  while (!signal.aborted) {
    await delay(1_000, undefined, { signal }).catch(() => {});
    const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await scrape())?.[1] ?? 0);
    onBlock(Math.round(seconds * 1000));
  }
}
