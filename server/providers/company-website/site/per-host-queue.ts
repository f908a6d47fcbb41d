/** Runs the requests to one host one after the other; hosts do not wait for each other. */
export function createPerHostQueue() {
  const ends = new Map<string, Promise<unknown>>();
  return async function queued<T>(host: string, work: () => Promise<T>): Promise<T> {
    const turn = (ends.get(host) ?? Promise.resolve()).then(work);
    const end = turn.catch(() => undefined);
    ends.set(host, end);
    try {
      return await turn;
    } finally {
      if (ends.get(host) === end) ends.delete(host);
    }
  };
}
