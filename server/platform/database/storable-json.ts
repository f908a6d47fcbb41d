/**
 * JSON that PostgreSQL's jsonb takes: text from outside may hold NUL characters or halves of surrogate pairs, which JSON can
 * write and jsonb refuses. They are dropped or replaced; everything else stays as it is.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  // JSON.stringify writes both as escapes with lower-case digits; searching for them costs next to nothing.
  return text.includes('\\u0000') || text.includes('\\ud') ? JSON.stringify(value, clean) : text;
}

function clean(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}
