import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './steps.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const metricNames = [
  ...read('server/src/http/metrics.ts').matchAll(/(?:name: |gauge\(\s*)['`]([\w${}]+)/g),
]
  .flatMap(([, name = '']) => [name, ...['50', '99'].map((p) => name.replace(/\$\{\w+\}/, p))])
  .flatMap((name) => [name, `${name}_bucket`]);

const findMetricNames = (expression: string) =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|by \([^)]*\)/g, ' ')
    .match(/\b[a-z]\w*_\w+\b/g)
    ?.filter((word) => word !== 'histogram_quantile') ?? [];

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string };
}

test('the alerts and the Grafana dashboard use only metrics that exist', () => {
  const alerts = parse(read('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] };
  const rules = alerts.groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const { annotations } of rules) expect(annotations.description).toBeTruthy();
  const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const words = new Set(expressions.flatMap(findMetricNames));
  expect(words.size).toBeGreaterThan(8);
  expect([...words].filter((word) => !metricNames.includes(word))).toEqual([]);
});
