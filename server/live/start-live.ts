import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr, { compile } from '@fastify/proxy-addr';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { ErrorCode } from '../../shared/contract/responses.ts';
import { type ClientEvents, LIVE_PATH, liveAuth, type ServerEvents } from '../../shared/live-events.ts';
import { authenticate, credentialKey, requireScope } from '../accounts/principal.ts';
import { readJob } from '../enrichment/results/read-job.ts';
import { describeError } from '../http/errors/errors.ts';
import { type OwnAnswers, refuseUpgrade } from '../http/errors/protocol-errors.ts';
import { isOwnOrigin } from '../http/guards/origins.ts';
import { securityHeaders } from '../http/guards/security-headers.ts';
import { chooseRequestId } from '../http/request-log.ts';
import { runPeriodically } from '../platform/concurrency/run-periodically.ts';
import { listen } from '../platform/database/notify.ts';
import { CHANGES_CHANNEL, changesSchema } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { addressKey } from '../platform/request-limits/address-key.ts';
import type { RequestLimits } from '../platform/request-limits/request-limits.ts';
import type { Config } from '../services/config.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { withholdSuppressed } from '../suppression/withhold-suppressed.ts';
import { disconnectEnded } from './disconnect-ended.ts';
import { emitJob } from './emit-job.ts';
import { type EventHandlers, receiveEvents } from './receive-events.ts';
import { Relay } from './relay.ts';
import { credentialRoom, jobRoom, type LiveServer, type LiveSocket, rememberEnd, userRoom } from './rooms.ts';
import { shedConnections } from './shed-connections.ts';

/** Within this time connections are closed whose session ended without notice: it expired, or the notification was lost. */
const SESSION_CHECK_MS = 60_000;
/** Engine.IO's number for a connection that `allowRequest` refuses. */
const FORBIDDEN = 4;

export interface LiveChannel {
  /** Connections that are open. */
  connections(): number;
  stop(): Promise<void>;
}

/**
 * Opens the live channel on the API's HTTP server. Each API process receives every change and serves its own sockets, so any
 * number of processes serve any number of users, with nothing between them but the database.
 */
export async function startLive(options: {
  server: HttpServer;
  db: Kysely<DB>;
  databaseUrl: string;
  config: Config;
  limits: RequestLimits;
  suppressions: SuppressionList;
  log: Logger;
  /** The process has too much to do for new connections. */
  isOverloaded?: () => boolean;
  /** Told of every error that a connection is answered with. */
  onFailure?: (code: ErrorCode) => void;
}): Promise<LiveChannel> {
  const { server, db, databaseUrl, config, limits, suppressions, log } = options;
  const { isOverloaded = () => false, onFailure = () => {} } = options;
  const io: LiveServer = new Server<ClientEvents, ServerEvents>(server, {
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(config.http, request.headers)),
  });
  const own = { headers: securityHeaders(config), publicUrl: config.http.publicUrl };
  markAnswers(io, own);
  shedConnections(io, { isOverloaded, own, onFailure });
  const isTrusted = compile(config.http.trustedProxies);
  io.use(async (socket, next) => {
    try {
      await limits.require('address', addressKey(proxyAddr(socket.request, isTrusted)));
      const auth = liveAuth.safeParse(socket.handshake.auth);
      if (!auth.success) throw new DomainError('authentication_required');
      const principal = await authenticate(db, config.session, auth.data.token);
      requireScope(principal, ['read']);
      await limits.require('live-connection', principal.userId);
      socket.data = { principal, endedSent: new Set() };
      next();
    } catch (error) {
      const { body, unexpected } = describeError(error);
      if (unexpected) log.error({ err: error }, 'live connection failed');
      onFailure(body.code);
      next(Object.assign(new Error(body.error), { data: { code: body.code } }));
    }
  });
  const notChecked = (err: unknown) => log.warn({ err }, 'sessions of live connections not checked');
  const checkSessions = (sockets: readonly LiveSocket[]) => disconnectEnded(sockets, db, config.session);
  const checkAllSessions = () => checkSessions([...io.sockets.sockets.values()]);
  io.on('connection', (socket) => {
    greet(socket, { db, limits, suppressions, log, onFailure });
    // A session that ended between being read and the joining of its room was announced to nobody.
    void checkSessions([socket]).catch(notChecked);
  });

  const relay = new Relay(io, db, suppressions, log);
  const listener = await listen(
    databaseUrl,
    [CHANGES_CHANNEL],
    (_channel, payload) => {
      const read = changesSchema.safeParse(payload);
      if (read.success) relay.take(read.data);
      else log.warn({ err: read.error }, 'change not understood');
    },
    { log, onReconnect: () => void checkAllSessions().catch(notChecked) },
  );
  const sessions = runPeriodically({
    run: checkAllSessions,
    onError: notChecked,
    everyMs: SESSION_CHECK_MS,
  });
  return {
    connections: () => io.engine.clientsCount,
    async stop() {
      await sessions.stop();
      await listener.close();
      relay.stop();
      // The connections end, and are not dismissed: clients come back by themselves, to another process or to the next. The HTTP
      // server is closed by its owner.
      io.engine.close();
    },
  };
}

/** Gives the answers that the channel makes by itself what every answer carries. */
function markAnswers({ engine }: LiveServer, own: OwnAnswers): void {
  engine.use((request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(own.headers)) answer.setHeader(name, value);
    answer.setHeader('x-request-id', chooseRequestId(request));
    next();
  });
  engine.on('connection_error', ({ req, code }: { req: IncomingMessage & { res?: ServerResponse }; code: number }) => {
    // With an answer of its own it is no upgrade.
    if (req && !req.res) refuseUpgrade(req.socket, code === FORBIDDEN ? 'foreign_origin' : 'malformed_request', own);
  });
}

/** A new connection: it is in its user's room at once, and may join the rooms of that user's jobs. */
function greet(
  socket: LiveSocket,
  {
    db,
    limits,
    suppressions,
    ...reporting
  }: {
    db: Kysely<DB>;
    limits: RequestLimits;
    suppressions: SuppressionList;
    log: Logger;
    onFailure: (code: ErrorCode) => void;
  },
): void {
  const { userId, via } = socket.data.principal;
  void socket.join([userRoom(userId), credentialRoom(credentialKey(via))]);
  socket.emit('connected', { user_id: userId });
  const handlers: EventHandlers = {
    join_user_room({ user_id }) {
      if (user_id !== userId) socket.emit('error', { message: 'This room belongs to another user' });
      else socket.emit('joined_user_room', { user_id });
    },
    async join_job({ job_id, user_id }) {
      if (user_id !== undefined && user_id !== userId) throw new DomainError('not_found');
      await readJob(db, userId, job_id);
      await socket.join(jobRoom(job_id));
      socket.emit('joined_job', { job_id });
      // Read again now that the room is joined: nothing that happens from here on is missed, nothing before is lost.
      const [job] = await withholdSuppressed(suppressions, [await readJob(db, userId, job_id)]);
      if (!job) return;
      if (job.finished_at === null || rememberEnd(socket, job_id)) emitJob(socket, job);
    },
    leave_job: ({ job_id }) => socket.leave(jobRoom(job_id)),
    ping({ test }) {
      socket.emit('pong', { test });
    },
  };
  receiveEvents(socket, handlers, { admit: () => limits.require('live-message', userId), ...reporting });
}
