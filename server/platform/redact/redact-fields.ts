import { isSecretName, redactText } from './redact-text.ts';

/** Of one line: what is deeper, or comes later, is left out. */
const MOST_LEVELS = 6;
const MOST_VALUES = 200;
const MOST_CHARS = 12_000;

/** What an error says of itself beside its text; never what it was about. */
const ERROR_FIELDS = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'statusCode',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'hint',
  'kind',
  'reason',
] as const;
const STACK_FRAMES = 12;

/**
 * Makes of the fields of a log line what may be written: fields with the name of a secret are blanked, and so is what `redactText` finds
 * in texts. Errors become their type, text, place and causes. Work and result are bounded, whatever is handed in.
 * @param secrets as for `redactText`
 */
export function redactFields(fields: object, secrets: readonly string[] = []): Record<string, unknown> {
  let values = MOST_VALUES;
  let chars = MOST_CHARS;

  function readText(text: string): string {
    const redacted = redactText(text.slice(0, Math.max(0, chars)), secrets);
    chars -= redacted.length;
    return redacted;
  }
  function readValue(value: unknown, level: number): unknown {
    if (typeof value === 'string') return readText(value);
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (level >= MOST_LEVELS || values <= 0 || chars <= 0) return '[left out]';
    if (value instanceof Error) return readError(value, level);
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (Array.isArray(value)) return readEntries(value.entries(), level, []);
    if ('toJSON' in value && typeof value.toJSON === 'function') return readValue(value.toJSON(), level + 1);
    return readEntries(ownEntries(value), level, {});
  }
  function readEntries<Into extends object>(
    entries: Iterable<[PropertyKey, unknown]>,
    level: number,
    into: Into,
  ): Into {
    for (const [name, value] of entries) {
      if (values <= 0) break;
      values -= 1;
      const isSecret = typeof name === 'string' && value !== undefined && isSecretName(name);
      Object.assign(into, { [name]: isSecret ? '[redacted]' : readValue(value, level + 1) });
    }
    return into;
  }
  function readError(error: Error, level: number): object {
    const told = ERROR_FIELDS.filter((name) => name in error).map((name) => [name, Reflect.get(error, name)]);
    const more = {
      ...Object.fromEntries(told),
      ...(error.cause !== undefined && { cause: error.cause }),
      ...(error instanceof AggregateError && { errors: error.errors }),
    };
    const head = {
      type: error.constructor?.name || error.name,
      message: readText(error.message),
      stack: readText(placeOf(error)),
    };
    return readEntries(ownEntries(more), level, head);
  }
  try {
    return readEntries(ownEntries(fields), 0, {});
  } catch {
    // A getter or toJSON of what was handed in failed.
    return { unreadable: true };
  }
}

/** Own fields one by one, so that those that are left out are not read. */
function* ownEntries(object: object): Generator<[string, unknown]> {
  for (const name in object) if (Object.hasOwn(object, name)) yield [name, Reflect.get(object, name)];
}

/** The first lines of the stack, without the text before them. */
function placeOf({ stack = '' }: Error): string {
  const frames = stack.indexOf('\n    at ');
  if (frames < 0) return '';
  return stack
    .slice(frames + 1, frames + 4_000)
    .split('\n', STACK_FRAMES)
    .join('\n');
}
