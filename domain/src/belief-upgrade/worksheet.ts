import type { DayKey } from '../calendar.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

export const TRUTH = { min: 0, max: 100, step: 5, defaultValue: 50 } as const;

export const LENGTHS = {
  belief: 300,
  shows: 500,
  speaksFor: 1000,
  speaksAgainst: 1000,
  costs: 1000,
  upgraded: 300,
  act: 300,
  reviewNote: 500,
} as const;

export const ACT_RESULTS = ['done', 'partly', 'not_yet'] as const;
export type ActResult = (typeof ACT_RESULTS)[number];

export interface Review {
  on: DayKey;
  how: ActResult;
  note: string;
  truth: number;
  upgradedTruth: number;
}

export interface Worksheet {
  id: string;
  at: string;
  step: Step;
  belief: string;
  shows: string;
  truth: number;
  speaksFor: string;
  speaksAgainst: string;
  costs: string;
  upgraded: string;
  upgradedTruth: number;
  act: string;
  actBy: DayKey | null;
  finishedOn: DayKey | null;
  review: Review | null;
}

export const newWorksheet = ({ id, at }: Pick<Worksheet, 'id' | 'at'>): Worksheet => ({
  ...{ id, at, step: 1 },
  ...{ belief: '', shows: '', truth: TRUTH.defaultValue },
  ...{ speaksFor: '', speaksAgainst: '', costs: '' },
  ...{ upgraded: '', upgradedTruth: TRUTH.defaultValue, act: '', actBy: null },
  ...{ finishedOn: null, review: null },
});

type Text = 'belief' | 'speaksAgainst' | 'upgraded' | 'act';
export type MissingField = Text | 'actBy';

const REQUIRED_FIELDS: Record<Step, readonly MissingField[]> = {
  1: ['belief'],
  2: ['speaksAgainst'],
  3: ['upgraded', 'act', 'actBy'],
};

export const findMissingFields = (sheet: Worksheet, step: Step): MissingField[] =>
  REQUIRED_FIELDS[step].filter((name) => !sheet[name]?.trim());

export const isComplete = (sheet: Worksheet): boolean =>
  STEPS.every((step) => findMissingFields(sheet, step).length === 0);

export const laterVersion = <Sheet extends Pick<Worksheet, 'at'>>(a: Sheet, b: Sheet): Sheet =>
  Date.parse(b.at) > Date.parse(a.at) ? b : a;

export const MAX_WORKSHEETS = 50;

export function mergeWorksheets(
  before: readonly Worksheet[],
  changed: readonly Worksheet[],
): Worksheet[] {
  const byId = new Map(before.map((sheet) => [sheet.id, sheet]));
  for (const sheet of changed) {
    const known = byId.get(sheet.id);
    byId.set(sheet.id, known ? laterVersion(known, sheet) : sheet);
  }
  return [...byId.values()]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MAX_WORKSHEETS);
}

export const findLatestDraft = (sheets: readonly Worksheet[]): Worksheet | null =>
  sheets.find(({ finishedOn }) => finishedOn === null) ?? null;

export const dueForReview = (sheets: readonly Worksheet[], today: DayKey): Worksheet[] =>
  sheets
    .filter(({ finishedOn, review, actBy }) => finishedOn && !review && actBy && actBy <= today)
    .sort((a, b) => ((a.actBy ?? '') < (b.actBy ?? '') ? -1 : 1));
