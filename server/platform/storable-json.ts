/**
 * JSON that PostgreSQL's jsonb takes: text from outside may hold NUL characters or halves of surrogate pairs, which JSON can
 * write and jsonb refuses. They are dropped or replaced; everything else stays as it is.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(value, clean) : text;
}

function clean(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}
