/** A deadline for work that is done in this process, whichever thread does it. */
export interface ProcessorDeadline {
  /** Aborted when the time is up. */
  signal: AbortSignal;
  /** Whether the process got so little of the processor that the work cannot be said to take too long. */
  isStarved(): boolean;
  close(): void;
}

/** How many times a deadline is put off while the process gets too little of the processor. */
const PUT_OFF = 4;

/**
 * Opens a deadline. It is put off while the whole process got less than half as much of the processor: on a machine that is short of
 * it, or after the process was suspended, what takes long is not what it works on.
 */
export function openProcessorDeadline(milliseconds: number): ProcessorDeadline {
  const ending = new AbortController();
  const began = process.cpuUsage();
  const isStarved = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000 < milliseconds / 2;
  };
  let rounds = 0;
  const look = () => {
    rounds += 1;
    if (rounds > PUT_OFF || !isStarved()) ending.abort(new Error('The time is up'));
    else timer = setTimeout(look, milliseconds);
  };
  let timer = setTimeout(look, milliseconds);
  return { signal: ending.signal, isStarved, close: () => clearTimeout(timer) };
}
