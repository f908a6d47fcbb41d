import type { Page } from '@playwright/test';

/** Lets every answer take this long from now on, as on a bad connection. @returns takes it back */
export async function slowNetwork(page: Page, latencyMs = 2_500): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const emulate = (latency: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await emulate(latencyMs);
  return () => emulate(0).then(() => undefined);
}
