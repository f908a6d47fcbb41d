/** What a user does: calls that follow within this time belong to it. */
const ACTIONS = ['click', 'submit', 'change', 'drop'];
const LASTS_MS = 10_000;

let traceId = '';
let begunAt = Number.NEGATIVE_INFINITY;

/** Has each action of the user begin a trace of its own. Called once by the app. */
export function followActions(): void {
  const begin = () => {
    traceId = randomHex(16);
    begunAt = performance.now();
  };
  for (const action of ACTIONS) window.addEventListener(action, begin, { capture: true });
}

/**
 * The W3C `traceparent` of a call: by it the operator finds, from a click, everything that was done for it. It is drawn at random and
 * says nothing else.
 */
export function makeTraceparent(): string {
  const ofAction = performance.now() < begunAt + LASTS_MS;
  return `00-${ofAction ? traceId : randomHex(16)}-${randomHex(8)}-01`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
