const urgent: (() => void)[] = [];
const waiting: (() => void)[] = [];

/** Of all time so much, at most, is kept from those who are not urgent. */
const MOST_SHARE = 0.25;
/** Milliseconds that can be kept from them at a stretch. */
const LONGEST_STRETCH_MS = 150;

/** Milliseconds that may still be kept, as of `countedAt`. */
let stock = LONGEST_STRETCH_MS;
let countedAt = performance.now();
let holders = 0;
let heldUntil = 0;
let isScheduled = false;
let timer: NodeJS.Timeout | undefined;

function letOneGo(): void {
  isScheduled = false;
  const isHeld = performance.now() < heldUntil;
  (urgent.shift() ?? (isHeld ? undefined : waiting.shift()))?.();
  schedule();
}

function schedule(): void {
  if (isScheduled || urgent.length + waiting.length === 0) return;
  const heldMs = urgent.length > 0 ? 0 : heldUntil - performance.now();
  clearTimeout(timer);
  if (heldMs > 0) {
    timer = setTimeout(letOneGo, heldMs);
    return;
  }
  isScheduled = true;
  setImmediate(letOneGo);
}

/**
 * Waits for a turn of the event loop that nobody else of those who wait here has. Answers of a provider come in crowds, and so do
 * jobs; what is made of one takes a millisecond or two. One a turn, whatever else there is moves on in between: nobody's next call
 * waits until a whole crowd has been worked up.
 * @param isUrgent goes before those who are not, and is not kept waiting
 */
export function yieldToEventLoop(isUrgent = false): Promise<void> {
  return new Promise((resolve) => {
    (isUrgent ? urgent : waiting).push(resolve);
    schedule();
  });
}

/**
 * Keeps those who are not urgent waiting while something short and urgent is done, so that each of its steps finds an idle event loop.
 * A quarter of the time at most is kept from them, however much is urgent.
 * @param milliseconds after which they go on in any case
 * @returns call it as soon as it is done
 */
export function holdBackOthers(milliseconds: number): () => void {
  const now = performance.now();
  const unused = Math.max(0, heldUntil - now);
  stock = Math.min(LONGEST_STRETCH_MS, stock + (now - countedAt) * MOST_SHARE);
  countedAt = now;
  const more = Math.min(Math.max(0, milliseconds - unused), stock);
  stock -= more;
  heldUntil = Math.max(heldUntil, now + unused + more);
  holders += 1;
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    holders -= 1;
    if (holders > 0) return;
    stock += Math.max(0, heldUntil - performance.now());
    heldUntil = 0;
    schedule();
  };
}
