import { EVERY_DAY } from '@hearthway/domain/reminders/reminder';
import { minutesText } from '@hearthway/domain/resources/reading';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import {
  doneWords,
  NOTHING_DONE,
  WELCOME_WORDS,
  type WelcomeDone,
} from '@hearthway/domain/welcome/messages';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import Flame from 'lucide-react/icons/flame';
import { type FormEvent, useState } from 'react';
import { HouseScene } from '../../../brand/scenes/house-scene.tsx';
import { reminderWrite } from '../../../features/reminders/reminder-write.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Input } from '../../../ui/input.tsx';
import { type ScreenControls, WelcomeScreen } from './welcome-screen.tsx';

interface FinishStepProps {
  controls: ScreenControls;
  name: string | null;
  done: WelcomeDone;
  read: ShortRead | null;
  onDone: () => void;
}

export function FinishStep({ controls, name, done, read, onDone }: FinishStepProps) {
  const achieved = doneWords(done);
  return (
    <WelcomeScreen
      controls={controls}
      scene={<HouseScene lit={controls.passed} className="absolute inset-0" />}
      sceneClassName="h-[25dvh]"
      title={WELCOME_WORDS.finish.title(name)}
      text={achieved.length === 0 ? NOTHING_DONE : ''}
      action={
        <Button variant="action" size="lg" onClick={onDone}>
          {WELCOME_WORDS.finish.go}
        </Button>
      }
    >
      <FirstWeek />
      {achieved.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {achieved.map((words, index) => (
            <li
              key={words}
              className="flex items-start gap-3 font-medium motion-safe:animate-rise"
              style={{
                animationDelay: `${FIRST_MS + index * EACH_MS}ms`,
                animationFillMode: 'backwards',
              }}
            >
              <span
                aria-hidden="true"
                className="grid size-6.5 shrink-0 place-items-center rounded-full bg-teal text-on-strong"
              >
                <Check className="size-4" strokeWidth={3} />
              </span>
              {words}
            </li>
          ))}
        </ul>
      )}
      <Tomorrow />
      {read && (
        <Link
          to="/resources/$slug"
          params={{ slug: read.slug }}
          onClick={onDone}
          className="group mt-3 flex min-h-14 items-center gap-3 rounded-control px-4 py-2 hover:bg-hover"
        >
          <BookOpen aria-hidden="true" className="size-5 shrink-0 text-teal" />
          <span className="min-w-0 grow">
            <span className="block font-semibold leading-snug">{read.title}</span>
            <span className="block text-muted text-sm">
              {minutesText(read.minutes)}, if you like
            </span>
          </span>
          <ArrowRight
            aria-hidden="true"
            className="size-5 shrink-0 text-teal transition-transform group-hover:translate-x-1"
          />
        </Link>
      )}
    </WelcomeScreen>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

function FirstWeek() {
  return (
    <div aria-hidden="true" className="mt-4 flex items-center gap-2 motion-safe:animate-rise">
      {WEEK.map((day) => (
        <span
          key={day}
          className={cn(
            'grid size-9 place-items-center rounded-full font-semibold text-sm',
            day === 1 && 'bg-teal text-on-strong ring-4 ring-teal/20',
            day === 2 && 'border-2 border-teal/60 border-dashed text-teal',
            day > 2 && 'bg-sunk text-muted',
          )}
        >
          {day === 1 ? <Flame className="size-5" /> : day}
        </span>
      ))}
    </div>
  );
}

const FIRST_MS = 500;
const EACH_MS = 350;

const REMINDER_TIME = '19:00';

function Tomorrow() {
  const [time, setTime] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('time'));
    const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
    const minute = hours * 60 + minutes;
    if (Number.isNaN(minute)) return;
    const at = new Date().toISOString();
    reminderWrite.add({
      ...{ kind: 'check_in', isOn: true, channel: 'mail' },
      ...{ minute, days: EVERY_DAY, at },
    });
    setTime(text);
  }

  return (
    <div className="mt-5 rounded-card border border-line bg-surface p-4 shadow-card">
      <h2 className="font-sans font-semibold text-base tracking-normal">
        {WELCOME_WORDS.finish.tomorrow}
      </h2>
      <p className="text-muted text-sm">{WELCOME_WORDS.finish.tomorrowText}</p>
      {time === null ? (
        <form noValidate onSubmit={submit} className="mt-3">
          <label htmlFor="welcome-reminder" className="font-medium text-sm">
            {WELCOME_WORDS.finish.remind}
          </label>
          <div className="mt-1 grid gap-2 min-[22rem]:grid-cols-[minmax(0,1fr)_auto]">
            <Input id="welcome-reminder" type="time" name="time" defaultValue={REMINDER_TIME} />
            <Button type="submit" variant="outline">
              {WELCOME_WORDS.finish.remindButton}
            </Button>
          </div>
        </form>
      ) : (
        <p role="status" className="mt-3 flex items-start gap-2 font-medium text-sm text-teal">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {WELCOME_WORDS.finish.reminded(time)}
        </p>
      )}
    </div>
  );
}
