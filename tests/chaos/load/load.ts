import { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import { connectLive, deleteAccount, signUp } from './accounts.ts';
import { askAssistant } from './assistants.ts';
import { downloadAccount, downloadResults } from './downloads.ts';
import { repeatRequest, startEnrichment, uploadSheet } from './enrichments.ts';
import { type LoadContext, Member } from './member.ts';
import { buyCredits, deliverSome } from './purchases.ts';
import { pushToHubspot } from './pushes.ts';
import { cancel, deleteJob, editOrJudge, look } from './results.ts';

interface Action {
  name: string;
  /** How often it is done, beside the others. */
  weight: number;
  run(member: Member, run: string): Promise<unknown> | unknown;
}

/** Open jobs of one member, above which nothing more is started. */
const ENOUGH_OPEN = 40;
const PAUSE_MS = [60, 450] as const;

const ACTIONS: readonly Action[] = [
  { name: 'start one', weight: 16, run: (member) => unlessBusy(member, () => startEnrichment(member, 1)) },
  { name: 'start some', weight: 10, run: (member) => unlessBusy(member, () => startEnrichment(member, 30)) },
  { name: 'upload', weight: 7, run: (member) => unlessBusy(member, () => uploadSheet(member)) },
  { name: 'send again', weight: 7, run: repeatRequest },
  { name: 'look', weight: 22, run: look },
  { name: 'cancel', weight: 6, run: cancel },
  { name: 'edit or judge', weight: 12, run: editOrJudge },
  { name: 'forget a profile', weight: 5, run: deleteJob },
  { name: 'search', weight: 6, run: search },
  { name: 'buy', weight: 7, run: buyCredits },
  { name: 'payment events', weight: 5, run: deliverSome },
  { name: 'read the account', weight: 6, run: readAccount },
  { name: 'push to HubSpot', weight: 12, run: pushToHubspot },
  { name: 'download results', weight: 8, run: downloadResults },
  { name: 'download the account', weight: 4, run: downloadAccount },
  { name: 'ask an assistant', weight: 9, run: (member) => unlessBusy(member, () => askAssistant(member)) },
  { name: 'connect live', weight: 3, run: connectLive },
  { name: 'delete the account', weight: 0.4, run: replaceAccount },
];

const QUERIES = [
  'sales managers in Pune',
  'VP marketing at Acme Freight',
  'founders in Berlin',
  'HR managers in India',
];

/** Members who use Leadlight all at the same time. */
export class Load {
  readonly members: readonly Member[];
  /** How often each action was done. */
  readonly done: Record<string, number> = {};
  readonly #run: string;
  readonly #context: LoadContext;
  #gate: PromiseWithResolvers<void> | undefined;
  #working: Promise<unknown> | undefined;
  #busy = 0;

  constructor(options: { context: LoadContext; members: number; seed: number; run: string }) {
    this.#context = options.context;
    this.#run = options.run;
    this.members = Array.from(
      { length: options.members },
      (_, at) => new Member(`member ${at + 1}`, options.context, new SeededRandom(`member ${at + 1}`, options.seed)),
    );
  }

  start(): void {
    this.#working = Promise.all(this.members.map((member) => this.#work(member)));
  }

  /** Lets everybody end what they are doing, and wait. @returns false when somebody does not come to an end in time */
  async pause(patienceMs: number): Promise<boolean> {
    this.#gate = Promise.withResolvers();
    for (const deadline = performance.now() + patienceMs; this.#busy > 0; ) {
      if (performance.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  }

  resume(): void {
    this.#gate?.resolve();
    this.#gate = undefined;
  }

  /** Resolves when nobody does anything any more, after the context's signal was aborted. */
  async ended(): Promise<void> {
    this.resume();
    await this.#working;
    for (const member of this.members) member.live?.close();
  }

  async #work(member: Member): Promise<void> {
    while (!this.#context.signal.aborted) {
      await this.#gate?.promise;
      this.#busy += 1;
      try {
        if (!member.account) await signUp(member, this.#run);
        else await this.#act(member);
      } catch (error) {
        this.#context.violations.add('the load failed', String(error), { promised: 'a working test', found: error });
      } finally {
        this.#busy -= 1;
      }
      await member.wait(...PAUSE_MS);
    }
  }

  async #act(member: Member): Promise<void> {
    const action = member.random.weighted(ACTIONS, ({ weight }) => weight);
    await action.run(member, this.#run);
    this.done[action.name] = (this.done[action.name] ?? 0) + 1;
  }
}

async function unlessBusy(member: Member, start: () => Promise<void>): Promise<void> {
  const open = member.jobs.filter(({ end, deletion }) => !end && !deletion).length;
  if (open < ENOUGH_OPEN) await start();
  // What is open is learnt by looking.
  else await look(member);
}

async function search(member: Member): Promise<void> {
  const found = await member.call('searchPeople', { body: { query: member.random.pick(QUERIES) } });
  if (found.kind !== 'answered' || found.body.data.cursor === null) return;
  await member.call('continueSearch', { body: { cursor: found.body.data.cursor } });
}

async function readAccount(member: Member): Promise<void> {
  await member.call('readCredits', {});
  await member.call('listTransactions', {});
  await member.call('listHistory', {});
}

async function replaceAccount(member: Member, run: string): Promise<void> {
  await deleteAccount(member);
  if (member.account?.deletion?.told !== undefined) await signUp(member, run);
}
