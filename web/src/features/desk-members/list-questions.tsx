import { type DayOrder, readListDay } from '@hearthway/domain/desk-members/list-day';
import {
  LEAVE_OUT,
  type TierMeaning,
  type TierMeanings,
  type UnknownTier,
} from '@hearthway/domain/desk-members/list-tiers';
import { dateName, formatCount } from '@hearthway/domain/format';
import { TIERS } from '@hearthway/domain/vocabulary';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { tierLabel } from './list-filters.ts';

export interface ListAnswers {
  dayOrder: DayOrder;
  tiers: TierMeanings;
}

export const NO_ANSWERS: ListAnswers = { dayOrder: null, tiers: new Map() };

interface ListQuestionsProps {
  unclearDay: string | undefined;
  unknownTiers: readonly UnknownTier[];
  answers: ListAnswers;
  onAnswers: (answers: ListAnswers) => void;
}

export const isUnanswered = (
  { unclearDay, unknownTiers }: Pick<ListQuestionsProps, 'unclearDay' | 'unknownTiers'>,
  { dayOrder, tiers }: ListAnswers,
): boolean => (Boolean(unclearDay) && !dayOrder) || unknownTiers.some(({ key }) => !tiers.has(key));

const MEANINGS = [
  ...TIERS.map((tier) => ({ value: tier as TierMeaning, label: tierLabel(tier) })),
  { value: LEAVE_OUT as TierMeaning, label: 'Leave out' },
];

export function ListQuestions({
  unclearDay,
  unknownTiers,
  answers,
  onAnswers,
}: ListQuestionsProps) {
  const { dayOrder, tiers } = answers;
  return (
    <>
      {unclearDay && (
        <DayOrderChoice
          example={unclearDay}
          dayOrder={dayOrder}
          onChange={(order) => onAnswers({ ...answers, dayOrder: order })}
        />
      )}
      {unknownTiers.map(({ key, name, lines }) => (
        <PillChoice
          key={key}
          label={`What does “${name}” mean? (${formatCount(lines, 'line', 'lines')})`}
          options={MEANINGS}
          value={tiers.get(key) ?? null}
          onValueChange={(meaning) =>
            onAnswers({ ...answers, tiers: new Map(tiers).set(key, meaning) })
          }
          className="mt-4"
        />
      ))}
    </>
  );
}

interface DayOrderChoiceProps {
  example: string;
  dayOrder: DayOrder;
  onChange: (order: DayOrder) => void;
}

function DayOrderChoice({ example, dayOrder, onChange }: DayOrderChoiceProps) {
  const options = (['day', 'month'] as const).map((order) => {
    const name = dateName(readListDay(example, order) ?? '');
    return { value: order, name, label: `${order === 'day' ? 'Day' : 'Month'} first: ${name}` };
  });
  return (
    <PillChoice
      label={`Is “${example.split(/[ ,T]/)[0]}” ${options.map(({ name }) => name).join(' or ')}?`}
      options={options}
      value={dayOrder}
      onValueChange={onChange}
      className="mt-4"
    />
  );
}
