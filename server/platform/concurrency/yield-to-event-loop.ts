const urgent: (() => void)[] = [];
const waiting: (() => void)[] = [];

function letOneGo(): void {
  (urgent.shift() ?? waiting.shift())?.();
  if (urgent.length + waiting.length > 0) setImmediate(letOneGo);
}

/**
 * Waits for a turn of the event loop that nobody else of those who wait here has. Answers of a provider come in crowds, and so do
 * jobs; what is made of one takes a millisecond or two. One a turn, whatever else there is moves on in between: nobody's next call
 * waits until a whole crowd has been worked up.
 * @param isUrgent goes before those who are not
 */
export function yieldToEventLoop(isUrgent = false): Promise<void> {
  return new Promise((resolve) => {
    (isUrgent ? urgent : waiting).push(resolve);
    if (urgent.length + waiting.length === 1) setImmediate(letOneGo);
  });
}
