import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { classifyExpression, type ExpressionGrowth } from './expressions/classify-expression.ts';
import { collectExpressions, type Expression } from './expressions/collect-expressions.ts';
import { root } from './run-tool.ts';

/** Expressions that were found to be linear, by digest: judging all of them takes minutes. */
const KNOWN = path.join(root, 'scripts/expressions/known-linear.txt');

/**
 * Checks that no regular expression of the product takes the square of a text's length, or worse. One that does must meet bounded
 * texts alone, and say so in a comment: `// bounded: a title has at most 300 characters`.
 * @param write keeps what was found to be linear, so that it is not judged again
 */
async function checkExpressions(write: boolean): Promise<void> {
  const expressions = collectExpressions(root);
  const known = new Set(existsSync(KNOWN) ? readFileSync(KNOWN, 'utf8').split('\n') : []);
  const unknown = new Map(
    expressions.filter((one) => isOpen(one) && !known.has(digestOf(one))).map((one) => [digestOf(one), one]),
  );
  const growths = await classifyAll(unknown);
  const linear = (one: Expression) => known.has(digestOf(one)) || growths.get(digestOf(one))?.growth === 'linear';
  const faults = expressions.filter((one) => one.bound === undefined && !(isOpen(one) && linear(one)));
  for (const one of faults) console.log(explain(one, growths.get(digestOf(one))));
  if (write) {
    const kept = new Set(expressions.filter((one) => isOpen(one) && linear(one)).map(digestOf));
    writeFileSync(KNOWN, `${[...kept].sort().join('\n')}\n`);
  } else if (unknown.size > 0) {
    console.log(`${unknown.size} new. Keep what was found: node scripts/check-expressions.ts --write`);
  }
  console.log(`${expressions.length} regular expressions, ${faults.length} at fault`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Whether it has to be judged: it is not bounded by what it meets, and it is known before a run. */
function isOpen(one: Expression): one is Expression & { source: string } {
  return one.bound === undefined && one.source !== undefined;
}

function digestOf({ source, flags }: Expression): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 16);
}

async function classifyAll(expressions: ReadonlyMap<string, Expression>): Promise<Map<string, ExpressionGrowth>> {
  const growths = new Map<string, ExpressionGrowth>();
  const waiting = [...expressions];
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [digest, { source = '', flags }] = next;
      growths.set(digest, await classifyExpression(source, flags));
    }
  });
  await Promise.all(lanes);
  return growths;
}

function explain({ place, source, flags }: Expression, growth: ExpressionGrowth | undefined): string {
  if (source === undefined) {
    return `${place}: put together at run time. Make it a constant, or say what bounds the texts it meets: // bounded: …`;
  }
  const found = growth && growth.growth !== 'linear' ? `${growth.growth}, as with ${growth.example}` : 'not linear';
  return `${place}: /${source}/${flags}\n  ${found}`;
}

await checkExpressions(parseArgs({ options: { write: { type: 'boolean', default: false } } }).values.write);
