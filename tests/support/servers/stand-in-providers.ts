import { startUnipileServer, type UnipileServer } from '../unipile/server.ts';
import { type GoogleServer, googlePerson, googleToken, startGoogleServer } from './google-server.ts';
import { startHunterServer } from './hunter-server.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from './model-server.ts';
import { startPeopleDataLabsServer } from './people-data-labs-server.ts';
import { type RazorpayServer, startRazorpayServer } from './razorpay-server.ts';
import type { StandIn } from './stand-in-server.ts';

/** Every provider Leadlight can be configured with, each a server of its own that speaks the provider's wire format. */
export interface StandInProviders {
  unipile: UnipileServer;
  peopleDataLabs: StandIn;
  hunter: StandIn;
  model: ModelServer;
  google: GoogleServer;
  razorpay: RazorpayServer;
  /** The variables that configure Leadlight for all of them. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** @param email of the one person who can sign in with Google */
export async function startStandInProviders(email: string): Promise<StandInProviders> {
  const [unipile, peopleDataLabs, hunter, model, google, razorpay] = await Promise.all([
    startUnipileServer(),
    startPeopleDataLabsServer({ apiKey: 'pdl-key' }),
    startHunterServer({ apiKey: 'hunter-key' }),
    startModelServer(),
    startGoogleServer({ token: { body: googleToken({ email }) }, person: { body: googlePerson({ email }) } }),
    startRazorpayServer(),
  ]);
  return {
    unipile,
    peopleDataLabs,
    hunter,
    model,
    google,
    razorpay,
    env: {
      ...unipile.env,
      UNIPILE_SPACING_MS: '0-20',
      PDL_API_KEY: 'pdl-key',
      PDL_BASE_URL: peopleDataLabs.url,
      HUNTER_API_KEY: 'hunter-key',
      HUNTER_BASE_URL: hunter.url,
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: STAND_IN_MODEL,
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_TOKENINFO_URL: google.tokeninfoUrl,
      GOOGLE_USERINFO_URL: google.userinfoUrl,
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
      RAZORPAY_BASE_URL: razorpay.url,
    },
    async close() {
      google.close();
      razorpay.close();
      await Promise.all([unipile, peopleDataLabs, hunter, model].map((server) => server.close()));
    },
  };
}
