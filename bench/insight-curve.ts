import { writeFile } from 'node:fs/promises';
import type { Insight } from '@hearthway/domain/insights/report';
import type { Simulation } from '@hearthway/domain/insights/testing/simulated-member';
import { liveThrough } from '@hearthway/domain/insights/testing/simulation';
import type { Bench, Row } from './bench.ts';

const CURVE = new URL('./insight-curve.md', import.meta.url);
const DAYS = [30, 60, 90, 120, 180];
const PLANTED = [
  { planted: 'movement', factor: 'pillar.movement', name: 'movement, asked about most' },
  { planted: 'nutrition', factor: 'pillar.nutrition', name: 'nutrition' },
  { planted: 'outdoors', factor: 'tag.outdoors', name: 'a journal tag' },
] as const;
const MAX_FALSE = 0.05;
const LEAST_FOUND = { 0.8: 0.8, 0.5: 0.45 } as const;

export const insightCurve: Bench = {
  name: 'insight-curve',
  description: 'how many simulated members see an insight, without and with a real difference',
  async run({ quick, report }) {
    const share = (
      members: number,
      simulation: Simulation,
      isWanted: (one: Insight) => boolean = () => true,
    ) => {
      let count = 0;
      for (let seed = 0; seed < members; seed++) {
        if (liveThrough(simulation, 500_000 + seed * 13).some(isWanted)) count++;
      }
      return count / members;
    };
    const nobody = quick ? 500 : 5000;
    const perNumber = quick ? 60 : 400;
    const falseShare = share(nobody, { recorded: 120 });
    const inYear = share(nobody / 5, { recorded: 330, hasPulses: true, hasImports: true });
    report(`${percent(falseShare)} of ${nobody} random members in 120 days`);
    report(`${percent(inYear)} of ${nobody / 5} random members in a year, with pulses and imports`);
    const lines = [
      '# What insights find',
      '',
      `Simulated members with gaps and AR(1) of 0 to 0.6, examined as the job does. Written by \`npm run bench -- insight-curve\`.`,
      '',
      `Random days: ${percent(falseShare)} of ${nobody} ever see an insight in 120 recorded days, ${percent(inYear)} of ${nobody / 5} in 330 (with Weekly Pulses and imports). With a real difference, ${perNumber} members for each number:`,
      '',
      `| Planted in | d | ${DAYS.map((days) => `${days} days`).join(' | ')} |`,
      `|---|---|${DAYS.map(() => '---|').join('')}`,
    ];
    const rows: Row[] = [
      toRow('Random members who see an insight in 120 days', falseShare, '≤', MAX_FALSE),
      toRow('Random members who see an insight in a year', inYear, '≤', MAX_FALSE),
    ];
    for (const { planted, factor, name } of PLANTED) {
      for (const effect of [0.8, 0.5] as const) {
        const found = DAYS.map((recorded) =>
          share(perNumber, { recorded, effect, planted }, (one) => one.factor === factor),
        );
        lines.push(`| ${name} | ${effect} | ${found.map(percent).join(' | ')} |`);
        report(`${name}, d = ${effect}: ${found.map(percent).join(', ')}`);
        if (planted === 'movement') {
          const at90 = found[DAYS.indexOf(90)] ?? 0;
          rows.push(
            toRow(`Difference of d = ${effect} found in 90 days`, at90, '≥', LEAST_FOUND[effect]),
          );
        }
      }
    }
    if (!quick) await writeFile(CURVE, `${lines.join('\n')}\n`);
    return rows;
  },
};

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

const toRow = (measured: string, value: number, sign: '≤' | '≥', bound: number): Row => ({
  measured,
  ours: percent(value),
  baseline: '',
  result: percent(value),
  bound: `${sign} ${percent(bound)}`,
  holds: sign === '≤' ? value <= bound : value >= bound,
});
