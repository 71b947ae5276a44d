import {
  type MovedSpoke,
  pulseReview,
  type PulseReview as Review,
} from '@hearthway/domain/weekly-pulse/pulse-review';
import {
  heldWords,
  movedWords,
  REVIEW_MESSAGES,
  reviewHeadline,
  SMALL_CHANGES,
  suggestionFor,
} from '@hearthway/domain/weekly-pulse/review-words';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { usePulses } from './use-pulse.ts';

const MAX_EACH = 3;

export function PulseReview() {
  const { entries } = usePulses();
  const review = pulseReview(entries);
  if (!review) return null;
  const hasMoved = review.rose.length + review.fell.length > 0;
  const held = hasMoved ? heldWords(review.held) : null;
  return (
    <>
      <p className="mt-1 max-w-lg text-balance font-serif text-2xl leading-snug">
        {reviewHeadline(review)}
      </p>
      {review.since === null && <p className="mt-2 text-muted">{REVIEW_MESSAGES.firstHint}</p>}
      {review.isHard && <HardWeek />}
      {review.since !== null && (
        <Part title={REVIEW_MESSAGES.changed}>
          <Changes review={review} />
        </Part>
      )}
      {held && (
        <Part title={REVIEW_MESSAGES.held}>
          <p className="text-muted">{held}</p>
        </Part>
      )}
      {review.next && <OneSmallThing next={review.next} />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-5 mb-1.5 font-sans font-semibold text-base">{title}</h3>
      {children}
    </>
  );
}

function Changes({ review: { rose, fell, tone } }: { review: Review }) {
  const shown = [...rose.slice(0, MAX_EACH), ...fell.slice(0, MAX_EACH)];
  const more = rose.length + fell.length - shown.length;
  if (shown.length === 0) return <p className="text-muted">{SMALL_CHANGES[tone ?? 'same']}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {shown.map((one) => (
        <Change key={one.spoke} moved={one} />
      ))}
      {more > 0 && <li className="text-muted text-sm">and {more} more on the map</li>}
    </ul>
  );
}

function Change({ moved }: { moved: MovedSpoke }) {
  const isRise = moved.now > moved.before;
  const Arrow = isRise ? ArrowUp : ArrowDown;
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-full text-on-strong',
          isRise ? 'bg-map-petal' : 'bg-map-fell',
        )}
      >
        <Arrow className="size-4" strokeWidth={2.5} />
      </span>
      <span>
        <strong className="font-semibold">{moved.label}</strong>{' '}
        <span className="text-muted">{movedWords(moved)}</span>
      </span>
    </li>
  );
}

function OneSmallThing({ next }: { next: NonNullable<Review['next']> }) {
  const { why, text, link, to } = suggestionFor(next);
  return (
    <div className="mt-5 rounded-control bg-teal/9 px-4 py-4">
      <h3 className="font-sans font-semibold text-base">{REVIEW_MESSAGES.next}</h3>
      <p className="mt-1">
        {why} {text}
      </p>
      <Button asChild variant="link" size="sm" className="-mb-2">
        <Link to={to}>
          {link} <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      </Button>
    </div>
  );
}

function HardWeek() {
  return (
    <div className="mt-4 rounded-control border border-line bg-sunk px-4 py-3">
      <p>{REVIEW_MESSAGES.hard}</p>
      <Button asChild variant="link" size="sm" className="-mb-1">
        <Link to="/help">{REVIEW_MESSAGES.hardLink}</Link>
      </Button>
    </div>
  );
}
