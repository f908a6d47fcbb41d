/**
 * Holds on to what the event loop does while `work` is under way.
 * @returns processor milliseconds of the longest turn: on a busy machine others are what takes long by the clock
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  await new Promise(setImmediate);
  isOver = true;
  return longest;
}
