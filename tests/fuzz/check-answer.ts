import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { failure } from '../../shared/contract/responses.ts';
import type { Operation } from './read-operations.ts';

/** An answer, read whole. */
export interface Answered {
  status: number;
  /** Media type without its parameters; '' when there is none. */
  type: string;
  requestId: string | null;
  text: string;
}

/** Looks at answers by what the document says of their operations. */
export class AnswerCheck {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #compiled = new Map<object, ValidateFunction>();
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(operations: readonly Operation[]) {
    this.#operations = new Map(operations.map((operation) => [operation.name, operation]));
  }

  /** @param name the operation's; one that the document does not know is held to the shape of failures alone @returns what is wrong */
  faultsOf(name: string, answer: Answered): string[] {
    const { status, type, requestId, text } = answer;
    const faults: string[] = [];
    // 503 says that the server defends itself.
    if (status >= 500 && status !== 503) faults.push(`answered ${status}`);
    if (!requestId) faults.push('has no x-request-id');
    if (status >= 400 && !isFailure(answer)) faults.push('a failure without the shape of the contract');
    const responses = this.#operations.get(name)?.responses;
    if (!responses) return faults;
    const documented = responses[status] ?? responses[`${String(status)[0]}XX`];
    if (!documented) return [...faults, `status ${status} is not in the document`];
    const content = documented.content?.[type] ?? documented.content?.['*/*'];
    if (!content) return [...faults, `the type of the answer is not in the document: ${type || 'none'}`];
    if (type !== 'application/json' || !content.schema) return faults;
    const validate = this.#validatorOf(content.schema);
    if (!validate(JSON.parse(text))) {
      faults.push(`an answer that does not match its schema: ${this.#ajv.errorsText(validate.errors).slice(0, 200)}`);
    }
    return faults;
  }

  #validatorOf(schema: object): ValidateFunction {
    const validate = this.#compiled.get(schema) ?? this.#ajv.compile(schema);
    this.#compiled.set(schema, validate);
    return validate;
  }
}

function isFailure({ type, text }: Answered): boolean {
  return type === 'application/json' && failure.safeParse(JSON.parse(text)).success;
}
