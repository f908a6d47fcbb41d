import { parseArgs } from 'node:util';
import { startLeadlightProcess } from '../support/app/leadlight-process.ts';
import { startHubspotServer } from '../support/servers/hubspot-server.ts';
import { startHunterServer } from '../support/servers/hunter-server.ts';
import { startWebhookReceiver } from '../support/servers/webhook-receiver.ts';
import { startHostileWebsite } from './hostile-website.ts';
import { runFuzz } from './run-fuzz.ts';

/** What cannot be answered with success by the Leadlight of a run, and why. */
const NOT_HERE: Readonly<Record<string, string>> = {
  connectNetworkAccount: 'needs Unipile, which would take the place of the sample network that is searched here',
  receiveUnipileNotice: 'needs Unipile, as well',
  receiveRazorpayEvent: 'needs Razorpay, which would take the place of the test checkout',
};

/**
 * `npm run fuzz -- --requests 100000 --seed 1 --minutes 9`: starts a Leadlight of its own with an empty data folder, sends it hostile requests
 * and prints what they did. Exits 1 when anything happened that must not.
 */
async function fuzz(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '600' },
      'at-once': { type: 'string', default: '16' },
    },
  });
  const website = await startHostileWebsite();
  const hubspot = await startHubspotServer();
  const receiver = await startWebhookReceiver();
  const hunter = await startHunterServer({ apiKey: 'key' });
  const admins = Array.from({ length: 500 }, (_, at) => `operator-${at}@example.com`);
  const app = await startLeadlightProcess({
    SIGNUP_CREDITS: '100000',
    ADMIN_EMAILS: admins.join(','),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    SAFE_FETCH_ALLOW: `127.0.0.1:${website.port},${new URL(receiver.url).host}`,
    // Nothing leaves this machine.
    GOOGLE_SHEETS_BASE_URL: website.url,
    HUBSPOT_BASE_URL: hubspot.url,
    HUNTER_API_KEY: 'key',
    HUNTER_BASE_URL: hunter.url,
  });
  const began = performance.now();
  let shown = 0;
  try {
    const report = await runFuzz({
      url: app.url,
      websites: [receiver.url, ...website.addresses],
      admins,
      surroundings: {
        sheet: website.sheet,
        picture: website.picture,
        receiver: receiver.url,
        hubspotToken: hubspot.token,
      },
      requests: Number(values.requests),
      minutes: Number(values.minutes),
      seed: Number(values.seed),
      atOnce: Number(values['at-once']),
      onProgress: (sent, faults) => {
        if (sent - shown < 5_000) return;
        shown = sent;
        console.log(`${sent} sent, ${faults} faults`);
      },
    });
    const { faults, longestBlock, neverServed, ...figures } = report;
    console.log(JSON.stringify(figures, null, 2));
    for (const name of neverServed)
      console.log(`never answered with success: ${name}: ${NOT_HERE[name] ?? 'unexplained'}`);
    console.log(`longest block of the event loop: ${longestBlock.ms} ms, during ${longestBlock.during.join(' | ')}`);
    for (const { what, operation, detail, times } of faults)
      console.log(`\n✗ ${operation}: ${what} (${times} times)\n  ${detail}`);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`\nseed ${values.seed}: ${faults.length} kinds of fault in ${seconds} s`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    const printed = app.output().trim().split('\n').slice(1);
    // It prints faults of its own alone.
    if (printed.length > 0) {
      console.log(`\n✗ the server printed ${printed.length} lines, at last:\n${printed.at(-1)?.slice(0, 2_000)}`);
      process.exitCode = 1;
    }
    await Promise.all([website.close(), hubspot.close(), receiver.stop(), hunter.close()]);
    await app.stop().catch((error: unknown) => {
      console.error(String(error).slice(0, 500));
      process.exitCode = 1;
    });
  }
}

await fuzz();
