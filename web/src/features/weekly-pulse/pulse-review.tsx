import {
  type MovedSpoke,
  pulseReview,
  type PulseReview as Review,
} from '@hearthway/domain/weekly-pulse/pulse-review';
import {
  closingWords,
  heldWords,
  movedWords,
  REVIEW_MESSAGES,
  reviewHeadline,
  SMALL_CHANGES,
  suggestionFor,
} from '@hearthway/domain/weekly-pulse/review-words';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { usePulses } from './use-pulse.ts';

const MAX_SHOWN = 4;

export function PulseReview({ isFresh }: { isFresh: boolean }) {
  const { entries } = usePulses();
  const review = pulseReview(entries);
  if (!review) return null;
  const hasMoved = review.rose.length + review.fell.length > 0;
  const held = hasMoved ? heldWords(review.held) : null;
  return (
    <>
      <p className="mt-1 max-w-lg text-balance font-serif text-xl leading-snug sm:text-2xl">
        {reviewHeadline(review)}
      </p>
      {isFresh && <p className="mt-1 text-muted">{closingWords(review)}</p>}
      {review.since === null && <p className="mt-2 text-muted">{REVIEW_MESSAGES.firstHint}</p>}
      {review.isHard && <HardWeek />}
      {review.since !== null && (
        <div className="mt-3">
          <h3 className="sr-only">{REVIEW_MESSAGES.changed}</h3>
          <Changes review={review} />
        </div>
      )}
      {review.next && <OneSmallThing next={review.next} isFresh={isFresh} />}
      {held && (
        <>
          <h3 className="mt-5 mb-1 font-sans font-semibold text-base">{REVIEW_MESSAGES.held}</h3>
          <p className="text-muted text-sm">{held}</p>
        </>
      )}
    </>
  );
}

function Changes({ review: { rose, fell, tone } }: { review: Review }) {
  const half = MAX_SHOWN / 2;
  const shown = [
    ...rose.slice(0, Math.max(half, MAX_SHOWN - fell.length)),
    ...fell.slice(0, Math.max(half, MAX_SHOWN - rose.length)),
  ];
  const more = rose.length + fell.length - shown.length;
  if (shown.length === 0) return <p className="text-muted">{SMALL_CHANGES[tone ?? 'same']}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
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
          'grid size-7 shrink-0 place-items-center rounded-full text-on-strong',
          isRise ? 'bg-map-petal' : 'bg-map-fell',
        )}
      >
        <Arrow className="size-4" strokeWidth={2.5} />
      </span>
      <span className="max-sm:text-sm">
        <strong className="font-semibold">{moved.label}</strong>{' '}
        <span className="text-muted">{movedWords(moved)}</span>
      </span>
    </li>
  );
}

interface OneSmallThingProps {
  next: NonNullable<Review['next']>;
  isFresh: boolean;
}

function OneSmallThing({ next, isFresh }: OneSmallThingProps) {
  const { why, text, link, to } = suggestionFor(next);
  return (
    <div className="mt-4 rounded-control bg-teal/9 p-4">
      <h3 className="font-sans font-semibold text-base">{REVIEW_MESSAGES.next}</h3>
      <p className="mt-0.5 max-sm:text-sm">
        {why} {text}
      </p>
      <Button
        asChild
        variant={isFresh ? 'action' : 'outline'}
        className="mt-3 w-full max-sm:px-3 max-sm:text-sm"
      >
        <Link to={to}>{link}</Link>
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
