import type { DayKey } from '../calendar.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** How true something feels. */
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

/** How the small act went, and how true both beliefs feel after it. */
export interface Review {
  on: DayKey;
  how: ActResult;
  note: string;
  truth: number;
  upgradedTruth: number;
}

/** One belief on its way. Texts are empty until they are written. */
export interface Worksheet {
  /** Made by the page, so that the same worksheet sent again is known. */
  id: string;
  /** When it was last changed, an ISO instant: of two versions the later stands. */
  at: string;
  /** Where it goes on, on any device. */
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
  /** The member's day on which the three steps were done; null for a draft. */
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
export type Missing = Text | 'actBy';

/** What a step cannot do without; everything else may stay empty. */
const NEEDED: Record<Step, readonly Missing[]> = {
  1: ['belief'],
  2: ['speaksAgainst'],
  3: ['upgraded', 'act', 'actBy'],
};

/** What is still to be written before the next step, first things first. */
export const missingIn = (sheet: Worksheet, step: Step): Missing[] =>
  NEEDED[step].filter((name) => !sheet[name]?.trim());

export const isComplete = (sheet: Worksheet): boolean =>
  STEPS.every((step) => missingIn(sheet, step).length === 0);

/** Of two versions of a worksheet the later one; between equals the first. */
export const laterOf = <Sheet extends Pick<Worksheet, 'at'>>(a: Sheet, b: Sheet): Sheet =>
  Date.parse(b.at) > Date.parse(a.at) ? b : a;

/** More than a page lists with pleasure. */
export const MOST_WORKSHEETS = 50;

/** The list with these versions in it where they are later, the last changed first. */
export function withWorksheets(
  before: readonly Worksheet[],
  changed: readonly Worksheet[],
): Worksheet[] {
  const byId = new Map(before.map((sheet) => [sheet.id, sheet]));
  for (const sheet of changed) {
    const known = byId.get(sheet.id);
    byId.set(sheet.id, known ? laterOf(known, sheet) : sheet);
  }
  return [...byId.values()]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MOST_WORKSHEETS);
}

/** The one to go on with: the draft that was changed last. */
export const openDraft = (sheets: readonly Worksheet[]): Worksheet | null =>
  sheets.find(({ finishedOn }) => finishedOn === null) ?? null;

/** Whose day has come, the earliest first. */
export const dueForReview = (sheets: readonly Worksheet[], today: DayKey): Worksheet[] =>
  sheets
    .filter(({ finishedOn, review, actBy }) => finishedOn && !review && actBy && actBy <= today)
    .sort((a, b) => ((a.actBy ?? '') < (b.actBy ?? '') ? -1 : 1));
