import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { monthName } from '@hearthway/domain/format';
import { addNewEntries } from '@hearthway/domain/journal/year';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

import { MonthCalendar } from './month-calendar.tsx';
import { journalQueries } from './queries.ts';
import { useNewEntries } from './use-new-entries.ts';
import { YearPixels } from './year-pixels.tsx';

interface JournalCalendarProps {
  chosen: DayKey | null;
  onChoose: (day: DayKey | null) => void;
}

export function JournalCalendar({ chosen, onChoose }: JournalCalendarProps) {
  const today = useToday();
  const [shown, setShown] = useState<string | null>(null);
  const month = shown ?? today.slice(0, 7);
  const year = Number(month.slice(0, 4));
  const { data } = useQuery(journalQueries.year(year, useMemberId()));
  const days = addNewEntries(data?.days ?? [], useNewEntries(), year);
  const earlier = addDays(`${month}-01`, -1).slice(0, 7);
  const later = addDays(`${month}-28`, 4).slice(0, 7);
  const firstYear = Math.min(data?.firstYear ?? year, Number(today.slice(0, 4)));
  return (
    <Card className="flex flex-col gap-6">
      <div>
        <div className="mb-2 flex max-w-md items-center justify-between">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Earlier month"
            disabled={Number(earlier.slice(0, 4)) < firstYear}
            onClick={() => setShown(earlier)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <h2 aria-live="polite" className="text-xl">
            {monthName(`${month}-01`)}
          </h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Later month"
            disabled={later > today.slice(0, 7)}
            onClick={() => setShown(later)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <MonthCalendar
          month={month}
          days={days}
          today={today}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
      <YearPixels year={year} days={days} today={today} />
    </Card>
  );
}
