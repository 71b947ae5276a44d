import { type ResetTimer, startTimer, timerState } from './reset-timer.ts';
import {
  HELPED,
  type Helped,
  type LoggedUrge,
  NOTE_LENGTH,
  OUTCOMES,
  type Outcome,
  SET_OFF_BY,
  type SetOffBy,
  STRENGTH,
  type Urge,
  WANTED,
  type Wanted,
} from './urge.ts';

export interface LogDraft {
  wanted: Wanted | null;
  strength: number;
  setOffBy: SetOffBy | null;
  note: string;
}

export interface OutcomeDraft {
  how: Outcome | null;
  strength: number;
  helped: Helped[];
}

/** Where a member is between the urge and its outcome. It lives on the device until it is done. */
export type Cycle =
  | { step: 'log'; draft: LogDraft }
  | { step: 'timer'; urge: LoggedUrge; timer: ResetTimer }
  | { step: 'outcome'; urge: LoggedUrge; resetSeconds: number; draft: OutcomeDraft };

export const newCycle = (): Cycle => ({
  step: 'log',
  draft: { wanted: null, strength: STRENGTH.defaultValue, setOffBy: null, note: '' },
});

/** Nothing is begun that another urge's outcome would take the place of. */
export const isUntouched = (cycle: Cycle): boolean =>
  cycle.step === 'log' && !cycle.draft.wanted && !cycle.draft.setOffBy && !cycle.draft.note;

/** The urge that was logged, or null while something is still to be chosen. */
export function loggedUrge(
  { wanted, strength, setOffBy, note }: LogDraft,
  made: Pick<Urge, 'id' | 'at' | 'utcOffset'>,
): LoggedUrge | null {
  if (!wanted || !setOffBy) return null;
  return { ...made, wanted, strength, setOffBy, note: note.trim(), outcome: null };
}

export const startReset = (urge: LoggedUrge, now: number): Cycle => ({
  step: 'timer',
  urge,
  timer: startTimer(now),
});

/** Nothing is chosen beforehand; the strength begins where it was. */
export const askOutcome = (urge: LoggedUrge, resetSeconds: number): Cycle => ({
  step: 'outcome',
  urge,
  resetSeconds,
  draft: { how: null, strength: urge.strength, helped: [] },
});

/** After five minutes, or after as many as it were. */
export function endReset({ urge, timer }: Cycle & { step: 'timer' }, now: number): Cycle {
  return askOutcome(urge, Math.floor(timerState(timer, now).elapsedMs / 1000));
}

/** The urge with how it ended, or null while that is not chosen. */
export function endedUrge({ urge, resetSeconds, draft }: Cycle & { step: 'outcome' }): Urge | null {
  const { how, strength, helped } = draft;
  return how && { ...urge, outcome: { how, strength, helped, resetSeconds } };
}

/** What storage holds, as far as this version can go on from it. */
export function readCycle(text: string | null): Cycle {
  try {
    return cycleOf(JSON.parse(text ?? 'null')) ?? newCycle();
  } catch {
    return newCycle();
  }
}

type Loose = Record<string, unknown>;

function cycleOf({ step, draft, urge, timer, resetSeconds }: Loose): Cycle | null {
  if (step === 'log') return { step, draft: logDraftOf(draft as Loose) };
  const logged = urgeOf(urge as Loose);
  if (!logged) return null;
  if (step === 'timer') return isTimer(timer) ? { step, urge: logged, timer } : null;
  if (step !== 'outcome' || typeof resetSeconds !== 'number') return null;
  return { step, urge: logged, resetSeconds, draft: outcomeDraftOf(draft as Loose, logged) };
}

const logDraftOf = ({ wanted, strength, setOffBy, note }: Loose): LogDraft => ({
  wanted: oneOf(WANTED, wanted),
  strength: strengthOf(strength) ?? STRENGTH.defaultValue,
  setOffBy: oneOf(SET_OFF_BY, setOffBy),
  note: typeof note === 'string' ? note.slice(0, NOTE_LENGTH) : '',
});

const outcomeDraftOf = (
  { how, strength, helped }: Loose,
  urge: Pick<Urge, 'strength'>,
): OutcomeDraft => ({
  how: oneOf(OUTCOMES, how),
  strength: strengthOf(strength) ?? urge.strength,
  helped: Array.isArray(helped) ? HELPED.filter((value) => helped.includes(value)) : [],
});

function urgeOf(urge: Loose): LoggedUrge | null {
  const { id, at, utcOffset } = urge;
  const isMade = typeof id === 'string' && typeof at === 'string' && typeof utcOffset === 'number';
  return isMade ? loggedUrge(logDraftOf(urge), { id, at, utcOffset }) : null;
}

function isTimer(value: unknown): value is ResetTimer {
  const { startedAt, pausedAt, restedMs } = value as Partial<ResetTimer>;
  const isPause = pausedAt === null || Number.isFinite(pausedAt);
  return Number.isFinite(startedAt) && Number.isFinite(restedMs) && isPause;
}

const oneOf = <Value extends string>(values: readonly Value[], found: unknown): Value | null =>
  values.find((value) => value === found) ?? null;

const strengthOf = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= STRENGTH.min && Number(value) <= STRENGTH.max
    ? Number(value)
    : null;
