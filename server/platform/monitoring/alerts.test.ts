import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listMetrics } from '../../../tests/support/app/list-metrics.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

const rules = z
  .object({
    groups: z.array(
      z.object({
        name: z.string(),
        rules: z.array(
          z.object({
            alert: z.string().regex(/^Leadlight\w+$/),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.object({ severity: z.enum(['critical', 'warning', 'info']) }),
            annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('ops/prometheus/alerts.yaml')))
  .groups.flatMap((group) => group.rules);
const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  })
  .parse(JSON.parse(read('ops/grafana/leadlight.json')));

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Labels that Prometheus adds, and that histograms have. */
const GIVEN_LABELS = ['instance', 'job', 'le'];
/** What Prometheus says of those it asks. */
const GIVEN_METRICS = { up: [] };

/** Names of the metrics and labels of an expression. @throws when it is none */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  // Grafana puts a duration in its place.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const names = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(text).iterate({
    enter({ type, name, from, to, node }) {
      const word = text.slice(from, to);
      if (type.isError) throw new Error(`not understood at ${from}: ${text}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.metrics.push(word);
      if (name === 'LabelName') names.labels.push(word);
    },
  });
  return names;
}

test.each(expressions)('%s asks for metrics and labels that there are', (_name, expression) => {
  const known: Record<string, string[]> = { ...listMetrics(), ...GIVEN_METRICS };
  const { metrics, labels } = namesIn(expression);
  expect(metrics).not.toEqual([]);
  const bare = metrics.map((name) => (name in known ? name : name.replace(/_(?:bucket|sum|count)$/, '')));
  for (const name of bare) expect(Object.keys(known)).toContain(name);
  const possible = [...GIVEN_LABELS, ...bare.flatMap((name) => known[name] ?? [])];
  for (const label of labels) expect(possible).toContain(label);
});

test('each alert names a section of docs/operations.md, and each section an alert', () => {
  const sections = read('docs/operations.md').matchAll(/^### (Alert: .+)$/gm);
  const anchors = [...sections].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const named = rules.map(({ annotations }) => annotations.runbook_url);
  expect(named.toSorted()).toEqual(anchors.map((anchor) => `docs/operations.md#${anchor}`).toSorted());
});

test('what is not understood is found', () => {
  expect(() => namesIn('sum(rate(x[5m])')).toThrow();
  expect(namesIn('sum by (a) (rate(x_total{b="c"}[5m])) > 0')).toEqual({ metrics: ['x_total'], labels: ['a', 'b'] });
});
