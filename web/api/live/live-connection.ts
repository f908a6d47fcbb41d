import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../../shared/live-events.ts';
import { CACHED_EVENTS, type LiveEvent, readLiveEvent } from './live-event.ts';

const CONNECT_TIMEOUT_MS = 60_000;
const RECONNECT_CHECK_MS = 5_000;
/** Events that arrive together are passed on together, so that a fast batch re-renders the table only a few times a second. */
const FOLD_MS = 60;

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

export interface LiveConnectionOptions {
  token: string;
  userId: string;
  onEvents: (events: LiveEvent[]) => void;
  onConnected: (socket: LiveSocket) => void;
  /** @param byServer the server dismissed it: the session has ended */
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
      live.emit('join_user_room', { user_id: options.userId });
      options.onConnected(live);
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
