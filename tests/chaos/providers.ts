import { setTimeout as delay } from 'node:timers/promises';
import { type HubspotServer, startHubspotServer } from '../support/servers/hubspot-server.ts';
import { startHunterServer } from '../support/servers/hunter-server.ts';
import { STAND_IN_MODEL, startModelServer } from '../support/servers/model-server.ts';
import { startPeopleDataLabsServer } from '../support/servers/people-data-labs-server.ts';
import { type RazorpayServer, startRazorpayServer } from '../support/servers/razorpay-server.ts';
import type { StandIn } from '../support/servers/stand-in-server.ts';
import { openTcpProxy } from '../support/servers/tcp-proxy.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/servers/webhook-receiver.ts';
import { startUnipileServer } from '../support/unipile/server.ts';
import { choosePort } from './processes/choose-port.ts';

/** How a provider can fail. */
export const PROVIDER_FAULTS = ['gone', 'silent', 'slow', 'wrong'] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

/** A stand-in for a provider that can be made to fail. */
export interface FailingProvider {
  name: string;
  /** Fails in this way for so long; resolves when it serves again. */
  fail(fault: ProviderFault, milliseconds: number): Promise<void>;
  /** Forgets the calls it keeps: a run may take hours. */
  forget(): void;
}

/** All providers of an installation. */
export interface Providers {
  all: readonly FailingProvider[];
  razorpay: RazorpayServer;
  /** Every user has an account there. */
  hubspot: HubspotServer;
  /** Where users' webhooks go. */
  webhooks: WebhookReceiver;
  /** The variables that configure Leadlight for them, without payments. */
  env: Record<string, string>;
  /** The variables that make Razorpay take the payments. */
  razorpayEnv: Record<string, string>;
  close(): Promise<void>;
}

const SLOW_MS = 2_500;
/** A push takes some calls, so that something can happen to it on its way. */
const HUBSPOT_MS = 150;
const SPOILED_CALLS = 200;

/** Starts a stand-in for each provider, behind a way that can be cut. */
export async function startProviders(): Promise<Providers> {
  const [unipile, peopleDataLabs, hunter, model, razorpay, hubspot, webhooks] = await Promise.all([
    startUnipileServer(),
    startPeopleDataLabsServer({ apiKey: 'pdl-key' }),
    startHunterServer({ apiKey: 'hunter-key' }),
    startModelServer(),
    startRazorpayServer(),
    startHubspotServer({ manyAccounts: true }),
    startWebhookReceiver(),
  ]);
  peopleDataLabs.recordsLeft = Number.MAX_SAFE_INTEGER;
  hunter.searchesLeft = Number.MAX_SAFE_INTEGER;
  hubspot.latencyMs = HUBSPOT_MS;
  const behind = async (name: string, server: StandIn | RazorpayServer) => {
    const proxy = await openTcpProxy(server.url, await choosePort());
    return { name, server, proxy };
  };
  const ways = {
    unipile: await behind('Unipile', unipile),
    peopleDataLabs: await behind('People Data Labs', peopleDataLabs),
    hunter: await behind('Hunter', hunter),
    model: await behind('model', model),
    razorpay: await behind('Razorpay', razorpay),
    hubspot: await behind('HubSpot', hubspot),
  };
  const all = Object.values(ways).map(({ name, server, proxy }) => ({
    name,
    async fail(fault: ProviderFault, milliseconds: number) {
      if (fault === 'gone') {
        await proxy.cut();
        await delay(milliseconds);
        await proxy.restore();
      } else await spoil(server, fault, milliseconds);
    },
    forget: () => forgetCalls(server),
  }));
  return {
    all,
    razorpay,
    hubspot,
    webhooks,
    env: {
      SAFE_FETCH_ALLOW: webhooks.allow,
      ...unipile.env,
      UNIPILE_DSN: ways.unipile.proxy.url,
      UNIPILE_CALLS_AT_ONCE: '8',
      UNIPILE_SPACING_MS: '0-2',
      UNIPILE_PROFILES_PER_DAY: '1000000',
      PDL_API_KEY: 'pdl-key',
      PDL_BASE_URL: ways.peopleDataLabs.proxy.url,
      PDL_CALLS_PER_MINUTE: '6000',
      HUNTER_API_KEY: 'hunter-key',
      HUNTER_BASE_URL: ways.hunter.proxy.url,
      HUBSPOT_BASE_URL: ways.hubspot.proxy.url,
      LLM_BASE_URL: `${ways.model.proxy.url}/v1`,
      LLM_MODEL: STAND_IN_MODEL,
    },
    razorpayEnv: {
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
      RAZORPAY_BASE_URL: ways.razorpay.proxy.url,
    },
    async close() {
      await Promise.all(Object.values(ways).map(({ proxy }) => proxy.cut()));
      razorpay.close();
      await webhooks.stop();
      await Promise.all([unipile, peopleDataLabs, hunter, model, hubspot].map((server) => server.close()));
    },
  };
}

async function spoil(server: StandIn | RazorpayServer, fault: ProviderFault, milliseconds: number): Promise<void> {
  if ('orders' in server) {
    // A payment provider that is silent or slow is the same to who gives up soon.
    const spoiled = fault === 'wrong' ? 'garbage' : 'silence';
    for (let calls = 0; calls < SPOILED_CALLS; calls += 1) server.faults.push(spoiled);
    await delay(milliseconds);
    server.faults.length = 0;
    return;
  }
  const usually = server.latencyMs;
  if (fault === 'slow') server.latencyMs = SLOW_MS;
  const release = Promise.withResolvers<void>();
  if (fault === 'silent') server.holds = release.promise;
  if (fault === 'wrong') {
    const wrong = ['garbage', 'cut', { status: 500, body: { error: 'as asked for' } }] as const;
    server.faults.push(...Array.from({ length: SPOILED_CALLS }, (_, call) => wrong[call % wrong.length]!));
  }
  await delay(milliseconds);
  server.latencyMs = usually;
  server.holds = undefined;
  release.resolve();
  server.faults.length = 0;
}

function forgetCalls(server: StandIn | RazorpayServer): void {
  if ('calls' in server) server.calls.length = 0;
  else server.asked.length = 0;
}
