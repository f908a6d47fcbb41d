import type { FastifyRequest } from 'fastify';
import type { OperationName } from '../../../shared/contract/operations.ts';
import { busyError } from '../../platform/load/busy-error.ts';
import { type LoadLevel, levelOf } from '../../platform/load/load-level.ts';
import type { LoadMeter } from '../../platform/load/measure-load.ts';
import { isApiPath } from '../api-path.ts';
import type { App } from '../app-types.ts';

/** What is refused first: it takes a thread, many rows, or other people's servers. */
const DEAR: ReadonlySet<OperationName> = new Set([
  'uploadSheet',
  'exportAccount',
  'exportAudit',
  'saveCompany',
  'readPicture',
]);
/** What is always answered: it costs next to nothing, ends what costs something, or has been paid for. */
const CHEAP: ReadonlySet<OperationName> = new Set([
  'readConfig',
  'readCredits',
  'logOut',
  'cancelJob',
  'cancelBatch',
  'receiveRazorpayEvent',
]);

/** Requests of one user that go on at the same time when a process is busy. */
const PER_USER_WHEN_BUSY = 40;

/** Who has how many requests under way here. */
interface UnderWay {
  requests: number;
  readonly ofUsers: Map<string, number>;
}

/**
 * Refuses requests with 503 before there are so many that nobody is served: dear ones first, then those of who has many under way,
 * then all that cost something. Health, figures, what is cheap and the web app are served always. Must be called before
 * callers are recognised, and what it returns after that. The level is `app.loadLevel()`: the live channel asks for it.
 */
export function shedLoad(app: App, meter: Pick<LoadMeter, 'read'>): () => void {
  const underWay: UnderWay = { requests: 0, ofUsers: new Map() };
  const level = () => levelOf(meter.read(underWay.requests));
  app.decorate('loadLevel', level);
  app.addHook('onRequest', async (request, reply) => {
    if (!costs(request)) return;
    requireServed(request, level());
    underWay.requests += 1;
    reply.raw.once('close', () => {
      underWay.requests -= 1;
    });
  });
  return () =>
    app.addHook('onRequest', async (request, reply) => {
      if (!costs(request) || request.routeOptions.config.access === 'public') return;
      const { userId } = request.principal;
      const own = (underWay.ofUsers.get(userId) ?? 0) + 1;
      if (own > PER_USER_WHEN_BUSY && level() !== 'normal') throw busy();
      underWay.ofUsers.set(userId, own);
      reply.raw.once('close', () => leave(underWay.ofUsers, userId));
    });
}

/** The operation's name; undefined outside of the API. */
const operationOf = ({ routeOptions: { url, schema } }: FastifyRequest) =>
  isApiPath(url) ? (schema as { operationId?: OperationName } | undefined)?.operationId : undefined;

function costs(request: FastifyRequest): boolean {
  const operation = operationOf(request);
  return operation !== undefined && !CHEAP.has(operation);
}

function requireServed(request: FastifyRequest, level: LoadLevel): void {
  const operation = operationOf(request);
  if (level === 'overloaded' || (level === 'busy' && operation && DEAR.has(operation))) throw busy();
}

const busy = () =>
  busyError('Leadlight has very much to do right now. Nothing was started. Please try again in a few seconds.');

function leave(ofUsers: Map<string, number>, userId: string): void {
  const left = (ofUsers.get(userId) ?? 0) - 1;
  if (left > 0) ofUsers.set(userId, left);
  else ofUsers.delete(userId);
}
