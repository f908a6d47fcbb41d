import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { composePattern, constantsOf } from './compose-pattern.ts';

/** A regular expression in the sources. */
export interface Expression {
  /** 'server/http/request-log.ts:6' */
  place: string;
  /** Undefined when it is put together from what only a run knows. */
  source: string | undefined;
  flags: string;
  /** What the comment `bounded: …` at the expression, or above its statement, says. */
  bound: string | undefined;
}

/** What runs where texts of strangers are; tests and what they are made of see none. */
const SOURCES = '{server,shared,web,cli}/**/*.{ts,tsx}';
const TESTS = /\.test\.tsx?$/;

/** @param root folder of the package @returns every regular expression of the product, file by file */
export function collectExpressions(root: string): Expression[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !TESTS.test(file));
  return files.sort().flatMap((file) => readExpressions(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @returns the regular expressions of one file: literals, and what is given to `RegExp` */
export function readExpressions(file: string, text: string): Expression[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const found: Expression[] = [];
  const add = (node: ts.Node, pattern: string | undefined, flags: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${file}:${line + 1}`, source: pattern, flags, bound: boundOf(node, source) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    ) {
      const [pattern, flags] = node.arguments ?? [];
      const isCopy = pattern && ts.isRegularExpressionLiteral(pattern);
      if (!isCopy) add(node, pattern && composePattern(pattern, constants), flags ? readText(flags) : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readText(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : '';
}

/** The reason in a comment before the expression, an element or statement around it, or behind it on its line. */
function boundOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  const behind = source.text.slice(node.end, source.getLineEndOfPosition(node.end));
  const comments = [behind.includes('//') ? behind : ''];
  for (let around: ts.Node = node; !ts.isSourceFile(around); around = around.parent) {
    const isFirst = source.getLineAndCharacterOfPosition(around.getStart()).line <= line;
    const ranges = isFirst ? (ts.getLeadingCommentRanges(source.text, around.pos) ?? []) : [];
    comments.push(...ranges.map(({ pos, end }) => source.text.slice(pos, end)));
    if (ts.isStatement(around)) break;
  }
  return comments.map((comment) => /\bbounded: ([^*\n]+)/.exec(comment)?.[1]?.trim()).find((reason) => reason);
}
