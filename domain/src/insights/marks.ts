import type { InsightMarks } from './contract.ts';
import { ALL_INSIGHTS } from './insight.ts';

export interface MarkRow {
  insight: string;
  mark: string;
}

export function toMarks(rows: readonly MarkRow[]): InsightMarks {
  const marked = (wanted: string) =>
    rows.filter(({ mark }) => mark === wanted).map(({ insight }) => insight);
  return {
    isOff: marked('off').includes(ALL_INSIGHTS),
    showsPrivateOnHome: marked('private_on_home').includes(ALL_INSIGHTS),
    off: marked('off').filter((insight) => insight !== ALL_INSIGHTS),
    seen: marked('seen'),
  };
}
