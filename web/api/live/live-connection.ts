import type { Socket } from 'socket.io-client';
import type { ErrorCode } from '../../../shared/contract/responses.ts';
import type { ClientEvents, ServerEvents } from '../../../shared/live-events.ts';
import { CACHED_EVENTS, type LiveEvent, readLiveEvent } from './live-event.ts';

const CONNECT_TIMEOUT_MS = 60_000;
const RECONNECT_CHECK_MS = 5_000;
/** Between two tries to connect: doubled from the first to the longest, as the library does it by itself. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** The longest when the server says that it has too much to do. */
const LONGEST_BUSY_PAUSE_MS = 60_000;
/** Events that arrive together are passed on together, so that a fast batch re-renders the table only a few times a second. */
const FOLD_MS = 60;

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

export interface LiveConnectionOptions {
  token: string;
  userId: string;
  onEvents: (events: LiveEvent[]) => void;
  onConnected: (socket: LiveSocket) => void;
  /** @param byServer the server dismissed or refused it: the session may have ended */
  onDisconnected: (byServer: boolean) => void;
}

/**
 * Connects to the live channel and keeps connecting; the client library is loaded only now.
 * @returns ends the connection for good
 */
export function openLiveConnection(options: LiveConnectionOptions): () => void {
  let socket: LiveSocket | null = null;
  let loading = false;
  let closed = false;
  let folded: LiveEvent[] = [];
  let foldTimer: ReturnType<typeof setTimeout> | undefined;

  function handOn() {
    foldTimer = undefined;
    const events = folded;
    folded = [];
    options.onEvents(events);
  }

  function listen(live: LiveSocket) {
    live.on('connect', () => {
      live.io.reconnectionDelay(FIRST_PAUSE_MS).reconnectionDelayMax(LONGEST_PAUSE_MS);
      live.emit('join_user_room', { user_id: options.userId });
      options.onConnected(live);
    });
    live.io.on('error', (error) => backOff(live, readRetryAfter(error)));
    live.on('connect_error', (error) => {
      if (!live.active) options.onDisconnected(!isPassing(error));
    });
    live.on('disconnect', (reason) => options.onDisconnected(reason === 'io server disconnect'));
    for (const name of CACHED_EVENTS) {
      live.on(name, (payload: unknown) => {
        const event = readLiveEvent(name, payload, options.userId);
        if (event === null) return;
        folded.push(event);
        foldTimer ??= setTimeout(handOn, FOLD_MS);
      });
    }
  }

  async function open() {
    if (loading) return;
    loading = true;
    try {
      const { io } = await import('socket.io-client');
      if (closed) return;
      socket = io({ path: '/socket.io', auth: { token: options.token }, timeout: CONNECT_TIMEOUT_MS, forceNew: true });
      listen(socket);
    } catch {
      // The file could not be loaded: the check below tries again.
    } finally {
      loading = false;
    }
  }

  const check = setInterval(() => {
    if (socket === null) void open();
    // The library gives up when the server refuses the handshake; a restarted server may accept it again.
    else if (!socket.connected && !socket.active) socket.connect();
  }, RECONNECT_CHECK_MS);
  void open();

  return () => {
    closed = true;
    clearInterval(check);
    clearTimeout(foldTimer);
    socket?.disconnect();
    socket = null;
  };
}

/** What is refused now and may be taken in a moment; anything else is about whose connection it is. */
const PASSING: readonly ErrorCode[] = ['rate_limited', 'busy', 'unavailable', 'internal'];

/** Whether the server refused a connection by its moment alone. */
function isPassing({ data }: Error & { data?: { code?: unknown } | null }): boolean {
  return PASSING.some((code) => code === data?.code);
}

/** Has the library begin anew no sooner than the server asked for, and wait longer each time. It waits half as long, at random. */
function backOff(socket: LiveSocket, seconds: number | undefined): void {
  if (seconds === undefined) return;
  socket.io.reconnectionDelay(Math.min(seconds * 2_000, LONGEST_BUSY_PAUSE_MS));
  socket.io.reconnectionDelayMax(LONGEST_BUSY_PAUSE_MS);
}

/** What the answer that refused the connection said in Retry-After; undefined for any other failure. */
function readRetryAfter(error: Error & { context?: unknown }): number | undefined {
  const { context } = error;
  if (typeof XMLHttpRequest === 'undefined' || !(context instanceof XMLHttpRequest)) return undefined;
  const seconds = Number(context.getResponseHeader('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds : undefined;
}
