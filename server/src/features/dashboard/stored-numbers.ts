import type {
  ChartName,
  ChartRow,
  DashboardResponse,
  EarlierTotals,
  FirstWeeks,
} from '@hearthway/domain/dashboard/contract';
import type { DailyTotals } from '@hearthway/domain/dashboard/daily-totals';
import type { PayingTier } from '@hearthway/domain/dashboard/revenue';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';

/** The rows of `app.desk_numbers` by their key. Small groups are hidden before they are stored. */
export type StoredNumbers = Record<ChartName, ChartRow[]> & {
  totals: PracticeTotals;
  earlier: EarlierTotals;
  days: DailyTotals;
  paying: PayingTier[];
  retention: DashboardResponse['retention'];
  first_weeks: FirstWeeks;
  workshop_steps: DashboardResponse['workshops'];
};
