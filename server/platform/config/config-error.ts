/** One variable that stops the start. */
export interface ConfigProblem {
  variable: string;
  /** What stands in the environment; undefined when the variable is not set. */
  found: string | undefined;
  /** What would be accepted, as the end of "expected …". */
  expected: string;
}

/** Variables whose value is never printed. */
const secretName = /KEY|SECRET|TOKEN|PASSWORD/;

/** Configuration that cannot be used. Its message names every problem, one a line. */
export class ConfigError extends Error {
  readonly problems: ConfigProblem[];

  constructor(problems: ConfigProblem[]) {
    super(['Leadlight cannot start with this configuration:', ...problems.map(describe)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

function describe({ variable, found, expected }: ConfigProblem): string {
  return `  ${variable}: found ${printable(variable, found)}, expected ${expected}`;
}

/** Secrets are reduced to their length, passwords inside URLs are blanked, long values are cut. */
function printable(variable: string, found: string | undefined): string {
  if (found === undefined) return 'nothing';
  if (secretName.test(variable)) return `a secret of ${found.length} characters`;
  const shown = found
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1***@')
    .replace(/([?&]password=)[^&]*/gi, '$1***');
  return JSON.stringify(shown.length > 120 ? `${shown.slice(0, 120)}…` : shown);
}
