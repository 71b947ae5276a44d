import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { dayName } from '@hearthway/domain/format';
import { BREAK_REFUSALS, breakWords, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import {
  type BreakState,
  breakDecision,
  breakState,
  MAX_BREAK_DAYS,
  PLAN_AHEAD_DAYS,
  type StreakBreak,
} from '@hearthway/domain/scorecard/streak-break';
import { useState } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { planBreak, stopBreak, useStreakSettings } from './use-streak-settings.ts';

export function BreakPlan({ today }: { today: DayKey }) {
  const { breaks } = useStreakSettings();
  const state = breakState(breaks, today);
  return (
    <section aria-labelledby="break-title" className="-mb-3">
      <h2 id="break-title" className="text-xl">
        {STREAK_MESSAGES.breakTitle}
      </h2>
      {state ? (
        <BreakStatus state={state} />
      ) : (
        <p className="mt-1 text-muted text-sm">{STREAK_MESSAGES.breakIntro}</p>
      )}
      {(!state || state.kind === 'over') && (
        <Disclosure label="Plan a break" className="mt-1">
          <PlanForm key={breaks.length} today={today} breaks={breaks} />
        </Disclosure>
      )}
    </section>
  );
}

function BreakStatus({ state }: { state: BreakState }) {
  const { kind, streakBreak } = state;
  return (
    <>
      <p role="status" className="mt-2">
        {breakWords(state)}
      </p>
      {kind !== 'over' && (
        <>
          <p className="mt-1 text-muted text-sm">
            {dayName(streakBreak.firstDay)} to {dayName(streakBreak.lastDay)}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-4"
            onClick={() => stopBreak(streakBreak)}
          >
            {kind === 'on' ? STREAK_MESSAGES.endNow : STREAK_MESSAGES.callOff}
          </Button>
        </>
      )}
    </>
  );
}

function PlanForm({ today, breaks }: { today: DayKey; breaks: readonly StreakBreak[] }) {
  const [firstDay, setFirstDay] = useState(addDays(today, 1));
  const [lastDay, setLastDay] = useState(addDays(today, 7));
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      className="mt-2 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (lastDay < firstDay) {
          setProblem('The last day can’t be before the first.');
          return;
        }
        const decision = breakDecision({ id: '', firstDay, lastDay }, breaks, today);
        if (decision.accepted) planBreak(firstDay, lastDay);
        else setProblem(BREAK_REFUSALS[decision.reason]);
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={STREAK_MESSAGES.firstDay}>
          <DateInput
            type="date"
            required
            min={today}
            max={addDays(today, PLAN_AHEAD_DAYS)}
            value={firstDay}
            onChange={({ target }) => setFirstDay(target.value)}
          />
        </Field>
        <Field label={STREAK_MESSAGES.lastDay} error={problem}>
          <DateInput
            type="date"
            required
            min={firstDay}
            max={firstDay && addDays(firstDay, MAX_BREAK_DAYS - 1)}
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" className="self-start">
        {STREAK_MESSAGES.plan}
      </Button>
    </form>
  );
}
