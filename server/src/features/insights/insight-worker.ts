import { constants } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { DayKey } from '@hearthway/domain/calendar';
import { findInsights } from '@hearthway/domain/insights/find-insights';
import { memberFacts } from '@hearthway/domain/insights/member-facts';
import { insightReport, NO_REPORT } from '@hearthway/domain/insights/report';
import { lowerThreadPriority } from '../../ports/lower-priority.ts';

export interface InsightTask {
  today: DayKey;
  members: readonly { facts: string; report: string | null }[];
}

if (!parentPort) throw new Error('insight-worker.ts must run as a worker thread');
const port = parentPort;
lowerThreadPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on('message', ({ members, today }: InsightTask) => {
  port.postMessage(
    members.map(({ facts, report }) => {
      const before = insightReport.safeParse(JSON.parse(report ?? 'null'));
      const found = findInsights(
        memberFacts.parse(JSON.parse(facts)),
        before.success ? before.data : NO_REPORT,
        { today, random: Math.random },
      );
      return JSON.stringify(found);
    }),
  );
});
