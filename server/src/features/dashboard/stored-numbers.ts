import type {
  ChartName,
  ChartRow,
  DashboardResponse,
  FirstWeeks,
  PracticeWeek,
} from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals, ReceivedMoney } from '@hearthway/domain/desk-today/contract';
import type { PlanPricesResponse } from '@hearthway/domain/practice-settings/contract';

export type StoredNumbers = Record<ChartName, ChartRow[]> & {
  totals: PracticeTotals;
  weeks: PracticeWeek[];
  received: ReceivedMoney;
  prices: PlanPricesResponse;
  retention: DashboardResponse['retention'];
  first_weeks: FirstWeeks;
  workshop_steps: DashboardResponse['workshops'];
};
