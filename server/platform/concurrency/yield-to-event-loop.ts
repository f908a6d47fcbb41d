const waiting: (() => void)[] = [];

function letOneGo(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGo);
}

/**
 * Waits for a turn of the event loop that nobody else of those who wait here has. Answers of a provider come in crowds; what is
 * made of one takes a millisecond or two. One a turn, the line to the provider moves on in between: nobody's next call waits
 * until a whole crowd has been worked up.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letOneGo);
  });
}
