import { DAY_STARTS, type DayStart, dayStartMinute } from '@hearthway/domain/day-start/day-start';
import { hourText } from '@hearthway/domain/day-start/hour-text';
import { DAY_START_MESSAGES } from '@hearthway/domain/day-start/messages';
import { useState } from 'react';
import { dayStart } from '../../lib/day-start.ts';
import { useMe } from '../../member/me.ts';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { useSaveDayStart } from './mutations.ts';

const OPTIONS = DAY_STARTS.map((hour) => ({
  value: String(hour),
  label: hour === 0 ? 'Midnight' : hourText(hour * 60),
}));

export function DayStartChoice() {
  const me = useMe();
  const save = useSaveDayStart();
  const [picked, setPicked] = useState<DayStart | null>(null);
  const chosen = picked ?? me.data?.dayStart ?? dayStart.get();
  const begins = dayStartMinute(chosen, -new Date().getTimezoneOffset());
  function choose(hour: DayStart) {
    setPicked(hour);
    save.mutate(hour, { onError: () => setPicked(null) });
  }

  return (
    <div>
      <PillChoice
        label={DAY_START_MESSAGES.label}
        options={OPTIONS}
        value={String(chosen)}
        onValueChange={(value) => choose(Number(value) as DayStart)}
      />
      <p className="mt-2 text-muted text-sm">{DAY_START_MESSAGES.hint}</p>
      <p role="status" className="mt-2 font-medium text-sm empty:hidden">
        {begins < chosen * 60 && DAY_START_MESSAGES.earlierHere(begins)}
      </p>
    </div>
  );
}
