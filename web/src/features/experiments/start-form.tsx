import { addDays } from '@hearthway/domain/calendar';
import type { ExperimentsResponse } from '@hearthway/domain/experiments/contract';
import {
  EXPERIMENT_OUTCOMES,
  type ExperimentOutcome,
  FREE_WEEKS,
  getDesign,
  getLengths,
  MAX_WORDS_LENGTH,
  OUTCOME_INFO,
  type Weeks,
} from '@hearthway/domain/experiments/experiment';
import { HABIT_IDS, HABITS, type HabitId } from '@hearthway/domain/experiments/habits';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { getPower } from '@hearthway/domain/experiments/power';
import { refuseHabit } from '@hearthway/domain/experiments/refusal';
import { chanceText } from '@hearthway/domain/experiments/sentences';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { useStartExperiment } from './use-experiments.ts';

interface StartFormProps {
  data: ExperimentsResponse;
  initial: { habit: HabitId; words: string; outcome: ExperimentOutcome } | null;
  onClose: () => void;
}

export function StartForm({ data, initial, onClose }: StartFormProps) {
  const today = useToday();
  const start = useStartExperiment();
  const [id] = useState(() => crypto.randomUUID());
  const [habit, setHabit] = useState<HabitId>(initial?.habit ?? 'walk_after_lunch');
  const [words, setWords] = useState(initial?.words ?? '');
  const [outcome, setOutcome] = useState<ExperimentOutcome>(initial?.outcome ?? 'feeling');
  const [confirmed, setConfirmed] = useState<HabitId | null>(null);
  const lengths = getLengths(habit).filter(
    (weeks) => data.mayStart === 'any' || weeks === FREE_WEEKS,
  );
  const [wanted, setWanted] = useState<Weeks>(FREE_WEEKS);
  const weeks = lengths.includes(wanted) ? wanted : lengths[0];
  const { condition, isEvening } = HABITS[habit];
  const own = words.trim();
  const refused = habit === 'own' ? refuseHabit(own) : null;
  const isReady =
    weeks !== undefined &&
    (habit !== 'own' || (own !== '' && !refused)) &&
    (condition === null || confirmed === habit);
  const { clear, most, recordedBy } = OUTCOME_INFO[outcome];
  return (
    <Card aria-labelledby="start-title">
      <CardTitle id="start-title">A new experiment</CardTitle>
      <form
        className="mt-4 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const startsOn = isEvening ? today : addDays(today, 1);
          start.mutate(
            { id, habit, words: habit === 'own' ? own : '', outcome, weeks, startsOn },
            { onSuccess: onClose },
          );
        }}
      >
        <PillChoice
          label="What would you like to try?"
          options={HABIT_IDS.map((value) => ({
            value,
            label: value === 'own' ? 'Something else' : HABITS[value].name,
          }))}
          value={habit}
          onValueChange={setHabit}
        />
        {habit === 'own' && (
          <Field
            label="In your own words"
            hint="Something small that you can do or skip on any day."
          >
            <Input
              value={words}
              maxLength={MAX_WORDS_LENGTH}
              placeholder="reading for ten minutes in bed"
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        )}
        {refused && (
          <Alert tone="warning">
            {refused.reason}{' '}
            {refused.page && (
              <Link
                to="/resources/$slug"
                params={{ slug: refused.page.slug }}
                className="font-semibold underline"
              >
                {refused.page.title}
              </Link>
            )}
          </Alert>
        )}
        {condition && (
          <Checkbox
            label={condition.confirm}
            hint={condition.caution}
            checked={confirmed === habit}
            onCheckedChange={(isOn) => setConfirmed(isOn === true ? habit : null)}
          />
        )}
        <PillChoice
          label="What do you hope it will improve?"
          options={EXPERIMENT_OUTCOMES.map((value) => ({ value, label: OUTCOME_INFO[value].name }))}
          value={outcome}
          onValueChange={setOutcome}
        />
        {weeks === undefined ? (
          <Alert tone="info">
            This one needs four weeks, because its effect lingers. Longer experiments come with
            Premium.
          </Alert>
        ) : (
          <div>
            <PillChoice
              label="How long?"
              options={lengths.map((value) => ({ value: `${value}`, label: `${value} weeks` }))}
              value={`${weeks}`}
              onValueChange={(value) => setWanted(Number(value) as Weeks)}
            />
            <p className="mt-3 text-muted">
              If it makes a clear difference ({clear} of {most} or more), the chance that you’ll see
              it is{' '}
              <strong className="text-ink">
                {chanceText(getPower(outcome, getDesign(habit, weeks), data.history[outcome]))}
              </strong>
              . {recordedBy}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" disabled={!isReady || start.isPending}>
            {isEvening ? 'Start tonight' : 'Start tomorrow'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {EXPERIMENT_MESSAGES.notNow}
          </Button>
        </div>
      </form>
    </Card>
  );
}
