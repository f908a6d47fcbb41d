import { confirm, isCancel, password } from '@clack/prompts';
import { printable } from './printable.ts';

/** Questions go to standard error: standard output may be a file. */
const output = process.stderr;

/** @returns whether the user said yes; Ctrl-C is a no */
export async function askYesOrNo(question: string): Promise<boolean> {
  const answer = await confirm({ message: printable(question), initialValue: false, output });
  return !isCancel(answer) && answer;
}

/** Asks for a secret, which is not shown. @returns '' when the user gives up */
export async function askSecret(question: string): Promise<string> {
  const answer = await password({ message: printable(question), mask: '', output });
  return isCancel(answer) ? '' : (answer ?? '');
}
