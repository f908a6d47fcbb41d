import { create } from 'zustand';
import { createJobRooms } from './live/job-rooms.ts';
import { openLiveConnection } from './live/live-connection.ts';
import { readTokenUser } from './live/token-user.ts';
import { createEventWriter } from './live/write-live-events.ts';
import { queryClient } from './query-client.ts';
import { isSignedIn, readSession, type SessionUser, updateSession, useSessionStore } from './session.ts';
import { refreshCredits } from './session-refresh.ts';

const useLiveStore = create<{ connected: boolean }>()(() => ({ connected: false }));
const rooms = createJobRooms();

/** Cached answers that events change, or would have changed while disconnected. */
const LIVE_QUERIES = [['job'], ['batch']];

/** @returns whether events arrive now; while they do not, screens poll over HTTP */
export function useLiveConnected(): boolean {
  return useLiveStore((live) => live.connected);
}

/**
 * Subscribes to the events of one job: those of large batches are sent only to those who look at the job.
 * @returns call it when the job leaves the screen
 */
export function joinJob(jobId: string): () => void {
  return rooms.join(jobId);
}

/**
 * The only listener of the live channel: connected while somebody is signed in, with that session's token. Called once by
 * the app.
 */
export function connectLive(): void {
  let token = '';
  let close = () => {};

  function follow(user: SessionUser) {
    const wanted = isSignedIn(user) ? user.token : '';
    if (wanted === token) return;
    token = wanted;
    close();
    close = wanted ? connect(user) : () => {};
  }
  follow(readSession());
  useSessionStore.subscribe(({ user }) => follow(user));
}

function connect({ token, user_id }: SessionUser): () => void {
  // The store learns the user's id a moment after the token, but the token names it too.
  const userId = user_id || readTokenUser(token);
  if (!userId) return () => {};
  const writer = createEventWriter(queryClient, (credits) => {
    if (readSession().token === token) updateSession({ credits });
  });
  let wasAway = false;
  const end = openLiveConnection({
    token,
    userId,
    onEvents: writer.write,
    onConnected: (socket) => {
      useLiveStore.setState({ connected: true });
      rooms.connected(userId, (event, payload) => socket.emit(event, payload));
      // Earlier events are lost: refetch.
      for (const queryKey of LIVE_QUERIES) void queryClient.invalidateQueries({ queryKey });
      if (wasAway) void refreshCredits();
    },
    onDisconnected: (byServer) => {
      disconnected();
      // The first call that is refused ends the session here as well.
      if (byServer) void refreshCredits();
    },
  });

  function disconnected() {
    wasAway = true;
    rooms.disconnected();
    useLiveStore.setState({ connected: false });
  }
  return () => {
    writer.stop();
    end();
    disconnected();
  };
}
