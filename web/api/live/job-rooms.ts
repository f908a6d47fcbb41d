/** What the rooms need of the socket: absent while there is no connection. */
type Send = (event: 'join_job' | 'leave_job', payload: { job_id: string; user_id: string }) => void;

/**
 * Tracks the rooms of the jobs on screen: two parts of a page may show one job, and rooms are joined again after a reconnect.
 */
export function createJobRooms() {
  const lookers = new Map<string, number>();
  let send: Send | null = null;
  let userId = '';

  return {
    /**
     * @param jobId a job that is on screen
     * @returns call it once when the job leaves the screen
     */
    join(jobId: string): () => void {
      const count = lookers.get(jobId) ?? 0;
      lookers.set(jobId, count + 1);
      if (count === 0) send?.('join_job', { job_id: jobId, user_id: userId });
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (lookers.get(jobId) ?? 1) - 1;
        if (rest > 0) lookers.set(jobId, rest);
        else {
          lookers.delete(jobId);
          send?.('leave_job', { job_id: jobId, user_id: userId });
        }
      };
    },
    /** The connection is up: joins what is on screen. */
    connected(user: string, through: Send) {
      userId = user;
      send = through;
      for (const jobId of lookers.keys()) through('join_job', { job_id: jobId, user_id: user });
    },
    /** The connection is gone: rooms are remembered until it is back. */
    disconnected() {
      send = null;
    },
  };
}
