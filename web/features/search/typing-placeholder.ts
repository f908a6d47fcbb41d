import { type RefObject, useEffect } from 'react';

/** Time per character, in milliseconds. */
const CHARACTER_MS = 60;
const PAUSE_MS = { least: 1_000, usual: 3_000 };

export interface TypingStep {
  text: string;
  /** How long it stands, in milliseconds. */
  ms: number;
}

/**
 * The steps of typing texts one after the other, each standing for a while once it is complete.
 * @param pauseMs how long a complete text stands; at least one second
 */
export function* typingSteps(texts: readonly string[], pauseMs = PAUSE_MS.usual): Generator<TypingStep, void> {
  if (texts.every((text) => text === '')) return;
  for (;;) for (const text of texts) yield* stepsOf([...text], pauseMs);
}

function* stepsOf(characters: readonly string[], pauseMs: number): Generator<TypingStep, void> {
  for (let count = 1; count <= characters.length; count++) {
    const complete = count === characters.length;
    const ms = complete ? Math.max(PAUSE_MS.least, pauseMs) : CHARACTER_MS;
    yield { text: characters.slice(0, count).join(''), ms };
  }
}

/**
 * An animated placeholder that types its texts one after another; with reduced motion, just the first one. It is written into the
 * field itself: nothing is rendered again for a character.
 * @param field gets the placeholder, and has none from elsewhere
 * @param texts must stay the same list
 * @param active false pauses it, as while the field has text
 * @param pauseMs how long a complete text stands
 */
export function useTypingPlaceholder(
  field: RefObject<HTMLInputElement | null>,
  texts: readonly string[],
  active: boolean,
  pauseMs?: number,
): void {
  useEffect(() => {
    const input = field.current;
    if (!active || !input) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      input.placeholder = texts[0] ?? '';
      return;
    }
    const steps = typingSteps(texts, pauseMs);
    let timer: ReturnType<typeof setTimeout>;
    const type = () => {
      const step = steps.next().value;
      if (!step) return;
      input.placeholder = step.text;
      timer = setTimeout(type, step.ms);
    };
    type();
    return () => clearTimeout(timer);
  }, [field, active, texts, pauseMs]);
}
