import { z } from 'zod';
import type { ConfigProblem } from './config-error.ts';
import type { ValuesOf, Variables } from './variable.ts';

/** Variables that have a value: one set to nothing, or to blanks, counts as unset. */
export function findSet(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

/**
 * Reads variables by their schemas, each by itself.
 * @param set the variables that have a value.
 */
export function readVariables<V extends Variables>(
  variables: V,
  set: Readonly<Record<string, string>>,
): { values: ValuesOf<V> } | { problems: ConfigProblem[] } {
  const schemas = Object.entries(variables).map(([name, { schema }]) => [name, schema]);
  const parsed = z.object(Object.fromEntries(schemas)).safeParse(set);
  if (parsed.success) return { values: parsed.data as ValuesOf<V> };
  return {
    problems: parsed.error.issues.map((issue) => {
      const variable = String(issue.path[0]);
      return { variable, found: set[variable], expected: issue.message };
    }),
  };
}
