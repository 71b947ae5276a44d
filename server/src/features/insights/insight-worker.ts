import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { DayKey } from '@hearthway/domain/calendar';
import { findInsights } from '@hearthway/domain/insights/find-insights';
import { memberFacts } from '@hearthway/domain/insights/member-facts';
import { insightReport, NO_REPORT } from '@hearthway/domain/insights/report';

export interface InsightTask {
  today: DayKey;
  members: readonly { facts: string; report: string | null }[];
}

if (!parentPort) throw new Error('insight-worker.ts must run as a worker thread');
const port = parentPort;
yieldToRequests();

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

function yieldToRequests(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}
