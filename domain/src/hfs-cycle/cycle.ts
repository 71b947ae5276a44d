import { type ResetTimer, startTimer, timerState } from './reset-timer.ts';
import {
  HELPED,
  type Helped,
  type LoggedUrge,
  MAX_NOTE_LENGTH,
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

export type Cycle =
  | { step: 'log'; draft: LogDraft }
  | { step: 'timer'; urge: LoggedUrge; timer: ResetTimer }
  | { step: 'outcome'; urge: LoggedUrge; resetSeconds: number; draft: OutcomeDraft };

export const newCycle = (): Cycle => ({
  step: 'log',
  draft: { wanted: null, strength: STRENGTH.defaultValue, setOffBy: null, note: '' },
});

export const isUntouched = (cycle: Cycle): boolean =>
  cycle.step === 'log' && !cycle.draft.wanted && !cycle.draft.setOffBy && !cycle.draft.note;

export function createUrge(
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

export const askOutcome = (urge: LoggedUrge, resetSeconds: number): Cycle => ({
  step: 'outcome',
  urge,
  resetSeconds,
  draft: { how: null, strength: urge.strength, helped: [] },
});

export function endReset({ urge, timer }: Cycle & { step: 'timer' }, now: number): Cycle {
  return askOutcome(urge, Math.floor(timerState(timer, now).elapsedMs / 1000));
}

export function completeUrge({
  urge,
  resetSeconds,
  draft,
}: Cycle & { step: 'outcome' }): Urge | null {
  const { how, strength, helped } = draft;
  return how && { ...urge, outcome: { how, strength, helped, resetSeconds } };
}

export function readCycle(text: string | null): Cycle {
  try {
    return toCycle(JSON.parse(text ?? 'null')) ?? newCycle();
  } catch {
    return newCycle();
  }
}

type UnknownRecord = Record<string, unknown>;

function toCycle({ step, draft, urge, timer, resetSeconds }: UnknownRecord): Cycle | null {
  if (step === 'log') return { step, draft: toLogDraft(draft as UnknownRecord) };
  const logged = toLoggedUrge(urge as UnknownRecord);
  if (!logged) return null;
  if (step === 'timer') return isTimer(timer) ? { step, urge: logged, timer } : null;
  if (step !== 'outcome' || typeof resetSeconds !== 'number') return null;
  return {
    step,
    urge: logged,
    resetSeconds,
    draft: toOutcomeDraft(draft as UnknownRecord, logged),
  };
}

const toLogDraft = ({ wanted, strength, setOffBy, note }: UnknownRecord): LogDraft => ({
  wanted: findValue(WANTED, wanted),
  strength: toStrength(strength) ?? STRENGTH.defaultValue,
  setOffBy: findValue(SET_OFF_BY, setOffBy),
  note: typeof note === 'string' ? note.slice(0, MAX_NOTE_LENGTH) : '',
});

const toOutcomeDraft = (
  { how, strength, helped }: UnknownRecord,
  urge: Pick<Urge, 'strength'>,
): OutcomeDraft => ({
  how: findValue(OUTCOMES, how),
  strength: toStrength(strength) ?? urge.strength,
  helped: Array.isArray(helped) ? HELPED.filter((value) => helped.includes(value)) : [],
});

function toLoggedUrge(urge: UnknownRecord): LoggedUrge | null {
  const { id, at, utcOffset } = urge;
  const hasMetadata =
    typeof id === 'string' && typeof at === 'string' && typeof utcOffset === 'number';
  return hasMetadata ? createUrge(toLogDraft(urge), { id, at, utcOffset }) : null;
}

function isTimer(value: unknown): value is ResetTimer {
  const { startedAt, pausedAt, restedMs } = value as Partial<ResetTimer>;
  const isPause = pausedAt === null || Number.isFinite(pausedAt);
  return Number.isFinite(startedAt) && Number.isFinite(restedMs) && isPause;
}

const findValue = <Value extends string>(values: readonly Value[], found: unknown): Value | null =>
  values.find((value) => value === found) ?? null;

const toStrength = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= STRENGTH.min && Number(value) <= STRENGTH.max
    ? Number(value)
    : null;
