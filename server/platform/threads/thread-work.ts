import type { ErrorCode } from '../../../shared/contract/responses.ts';
import { DomainError, type DomainErrorOptions } from '../domain-error.ts';

/** What a thread sends back: errors lose what is ours when they are sent between threads. */
export type Outcome<T> = { value: T } | { refused: { code: ErrorCode; options: DomainErrorOptions } };

/** What the file of a task exports. */
export type ThreadWork<Task, Answer> = (task: Task) => Promise<Outcome<Answer>>;

/**
 * Makes work that a thread pool can be given: the default export of a file of its own.
 * @param work is given the task, and returns what can be sent between threads; a DomainError it throws is thrown to who asked
 */
export function threadWork<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): ThreadWork<Task, Answer> {
  return async (task) => {
    try {
      return { value: await work(task) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, text, details, issues, validationErrors, columns, retryAfter } = error;
      return { refused: { code, options: { text, details, issues, validationErrors, columns, retryAfter } } };
    }
  };
}
