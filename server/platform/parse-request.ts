import type { z } from 'zod';
import { DomainError, type FieldIssue } from './domain-error.ts';

/** A request of 10,000 wrong entries is answered with the first ones. */
const MOST_ISSUES = 100;

/**
 * Checks what was asked with its schema.
 * @throws DomainError validation_failed with each field named
 */
export function parseRequest<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError('validation_failed', { issues: listIssues(parsed.error.issues) });
}

type ZodIssue = z.core.$ZodIssue;

function listIssues(issues: readonly ZodIssue[]): FieldIssue[] {
  return issues
    .flatMap((issue) => expand(issue, []))
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/** "Invalid input" of a union says nothing; the branch the sender meant says which field is wrong. */
function expand(issue: ZodIssue, prefix: readonly PropertyKey[]): { path: PropertyKey[]; message: string }[] {
  const path = [...prefix, ...issue.path];
  const meant =
    issue.code === 'invalid_union' ? issue.errors.find((branch) => branch.every((inner) => inner.path.length > 0)) : [];
  return meant?.length ? meant.flatMap((inner) => expand(inner, path)) : [{ path, message: issue.message }];
}
