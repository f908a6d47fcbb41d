import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { z } from 'zod';
import type { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import type {
  AssistantToolName,
  AssistantTools,
  ToolInput,
  ToolOutput,
} from '../../../shared/contract/assistant-tools.ts';
import type { InputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { Endpoints, JsonOperation } from '../../../shared/contract/endpoints.ts';
import type { AddressInput } from '../../../shared/contract/operations.ts';
import type { JobPromise } from '../promises/job-promise.ts';
import type { AccountPromise, BatchPromise, OrderPromise, Promises } from '../promises/promises.ts';
import type { PushPromise } from '../promises/push-promises.ts';
import type { Providers } from '../providers.ts';
import type { Violations } from '../violations.ts';
import type { Caller, CallOptions, FileOperation, Outcome } from './caller.ts';

/** Something that tells of a payment, and has not been heard yet. */
export interface WebhookDelivery {
  order: OrderPromise;
  /** @returns whether it was heard */
  deliver(): Promise<boolean>;
}

/** What all members share. */
export interface LoadContext {
  caller: Caller;
  promises: Promises;
  violations: Violations;
  providers: Providers;
  payments: 'razorpay' | 'test';
  /** Addresses of the APIs. */
  urls: () => readonly string[];
  /** Events that the payment provider has not yet got rid of, and payments that nobody has verified yet. */
  undelivered: WebhookDelivery[];
  /** Aborted at the end of the run. */
  signal: AbortSignal;
}

/** A request that was sent with a key, so that it can be sent again. */
export interface KeyedRequest {
  key: string;
  batch: BatchPromise;
  send(member: Member, key: string): Promise<Outcome<unknown>>;
  /** Sends something else with the key. */
  sendOther(member: Member, key: string): Promise<Outcome<unknown>>;
}

/** How likely a client is to lose its network in a call, and after how many milliseconds. */
const LOSES = { chance: 0.12, between: [1, 120] } as const;
/** Milliseconds before a call that was lost or turned away is made again. */
const AGAIN_MS = [50, 600] as const;

/** One of the users: makes calls one after the other, and keeps what they were answered. */
export class Member {
  readonly context: LoadContext;
  readonly random: SeededRandom;
  readonly name: string;
  token: string | undefined;
  account: AccountPromise | undefined;
  jobs: JobPromise[] = [];
  batches: BatchPromise[] = [];
  keyed: KeyedRequest[] = [];
  live: Socket | undefined;
  hasHubspotToken = false;
  pushes: { promise: PushPromise; key: string }[] = [];
  apiKey: string | undefined;
  /** What was asked for by an assistant. */
  assisted: { input: Omit<ToolInput<'enrich_profiles'>, 'wait_seconds'>; batch: BatchPromise }[] = [];
  made = 0;

  constructor(name: string, context: LoadContext, random: SeededRandom) {
    this.name = name;
    this.context = context;
    this.random = random;
  }

  /** Makes one call as this member. */
  call<Name extends JsonOperation>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    options: CallOptions = {},
  ): Promise<Outcome<ResponseOf<Endpoints[Name]>>> {
    return this.context.caller.call(this.random, name, input, { token: this.token, ...options });
  }

  /** Downloads a file as this member. */
  download(name: FileOperation, input: AddressInput, options: CallOptions = {}): Promise<Outcome<Buffer>> {
    return this.context.caller.download(this.random, name, input, { token: this.token, ...options });
  }

  /** Calls a tool as an assistant of this member's, which may lose its network while it waits. */
  callTool<Name extends AssistantToolName>(
    name: Name,
    input: z.input<AssistantTools[Name]['input']>,
    options: CallOptions,
  ): Promise<Outcome<ToolOutput<Name>>> {
    const giveUpAfterMs = this.random.chance(LOSES.chance) ? this.random.between(...LOSES.between) : undefined;
    return this.context.caller.callTool(this.random, name, input, { giveUpAfterMs, ...options });
  }

  /** As `call`, by a client that may lose its network while it waits. */
  callUnsteadily<Name extends JsonOperation>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    options: CallOptions = {},
  ): Promise<Outcome<ResponseOf<Endpoints[Name]>>> {
    const giveUpAfterMs = this.random.chance(LOSES.chance) ? this.random.between(...LOSES.between) : undefined;
    return this.call(name, input, { giveUpAfterMs, ...options });
  }

  /**
   * Makes a call again and again until it is answered or refused for good. @param options of each try
   * @returns the last outcome, and whether an earlier try may have been done
   */
  async insist<Name extends JsonOperation>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    options: CallOptions = {},
  ): Promise<{ outcome: Outcome<ResponseOf<Endpoints[Name]>>; maybeDone: boolean }> {
    let maybeDone = false;
    while (true) {
      const outcome = await this.callUnsteadily(name, input, options);
      const isOver = outcome.kind === 'answered' || (outcome.kind === 'refused' && !isPassing(outcome.status));
      if (isOver || this.context.signal.aborted) return { outcome, maybeDone };
      // A 503 may have met the database between its commit and its answer.
      if (outcome.kind === 'lost' || outcome.status === 503) maybeDone = true;
      await this.wait(...AGAIN_MS);
    }
  }

  async wait(least: number, most: number): Promise<void> {
    const { signal } = this.context;
    await delay(this.random.between(least, most), undefined, { signal }).catch(() => {});
  }

  /** Forgets what belonged to the account before. */
  forget(): void {
    this.live?.close();
    this.live = undefined;
    this.token = undefined;
    this.account = undefined;
    this.jobs = [];
    this.batches = [];
    this.keyed = [];
    this.hasHubspotToken = false;
    this.pushes = [];
    this.apiKey = undefined;
    this.assisted = [];
  }
}

function isPassing(status: number): boolean {
  return status === 503 || status === 429 || status === 408;
}
