import { parentPort } from 'node:worker_threads';
import type { DayKey } from '@hearthway/domain/calendar';
import { findInsights } from '@hearthway/domain/insights/find-insights';
import type { MemberFacts } from '@hearthway/domain/insights/member-facts';
import type { InsightReport } from '@hearthway/domain/insights/report';

export interface InsightTask {
  facts: MemberFacts;
  before: InsightReport;
  today: DayKey;
}

if (!parentPort) throw new Error('insight-worker.ts must run as a worker thread');
const port = parentPort;

port.on('message', ({ facts, before, today }: InsightTask) => {
  port.postMessage(findInsights(facts, before, { today, random: Math.random }));
});
