import type { OpenGate } from '../../server/providers/call-gate.ts';

/** Gates that let everything through at once, for tests of adapters alone; remembers the pauses asked for. */
export function openGates(): { openGate: OpenGate; pauses: { milliseconds: number; reason: string }[] } {
  const pauses: { milliseconds: number; reason: string }[] = [];
  return {
    pauses,
    openGate: () => ({
      pass: (_kind, call) => call(),
      async pause(milliseconds, reason) {
        pauses.push({ milliseconds, reason });
      },
    }),
  };
}
