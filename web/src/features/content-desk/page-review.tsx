import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { nextReviewDay, reviewState } from '@hearthway/domain/content-desk/review-state';
import { formatDay } from '@hearthway/domain/format';
import { type FormEvent, useState } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { useCalendarDay } from '../../lib/calendar-day.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useSaveReview } from './mutations.ts';

interface PageReviewProps {
  page: DeskPage;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onSaved: (page: DeskPage) => void;
}

const toLongDay = (day: string) => formatDay(new Date(`${day}T00:00`));

export function PageReview({ page, isOpen, onOpen, onSaved }: PageReviewProps) {
  const { review } = page;
  const today = useCalendarDay();
  const mayPublish = useIsInnerCircle();
  const save = useSaveReview(page.id);
  const state = reviewState(review, today);

  const record = (next: DeskPage['review']) =>
    save.mutate(
      { version: page.version, review: next },
      {
        onSuccess: (saved) => {
          onOpen(false);
          onSaved(saved);
          toast.success(next ? 'Review recorded.' : 'Review removed.');
        },
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t save the review.')),
      },
    );

  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Clinical review</CardTitle>
        {state === 'due' && <Badge tone="warm">Review due</Badge>}
        {state === 'valid' && <Badge tone="teal">Reviewed</Badge>}
        {state === 'missing' && <Badge>Not reviewed</Badge>}
      </div>
      {review ? (
        <p className="text-sm">
          Reviewed by {review.by} on {toLongDay(review.on)}.
          <span className="block text-muted">
            {state === 'due' ? 'Due again since' : 'Next review'} {toLongDay(review.dueOn)}
          </span>
        </p>
      ) : (
        <p className="text-muted text-sm">Members see “Not yet reviewed by a clinician”.</p>
      )}
      {page.published && review && (
        <p className="text-muted text-sm">
          It covers what members see now. When you publish, we’ll ask whether it covers the changes
          too.
        </p>
      )}
      {mayPublish && !isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => onOpen(true)}>
            Record a review
          </Button>
          {review && (
            <Button variant="ghost" size="sm" busy={save.isPending} onClick={() => record(null)}>
              Remove the review
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <ReviewFields
          by={review?.by ?? ''}
          today={today}
          busy={save.isPending}
          onSave={record}
          onCancel={() => onOpen(false)}
        />
      )}
    </Card>
  );
}

interface ReviewDueProps {
  page: DeskPage;
  onReview: () => void;
}

export function ReviewDue({ page: { review }, onReview }: ReviewDueProps) {
  const today = useCalendarDay();
  const mayPublish = useIsInnerCircle();
  if (!review || reviewState(review, today) !== 'due') return null;
  return (
    <Alert tone="warning" className="py-2.5!">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="min-w-0">
          <strong className="font-semibold">The clinical review is due again.</strong>{' '}
          <span className="max-sm:hidden">
            {review.by} last reviewed this page on {toLongDay(review.on)}.
          </span>
        </p>
        {mayPublish && (
          <Button variant="link" size="sm" onClick={onReview}>
            Record a new review
          </Button>
        )}
      </div>
    </Alert>
  );
}

interface ReviewFieldsProps {
  by: string;
  today: string;
  busy: boolean;
  onSave: (review: NonNullable<DeskPage['review']>) => void;
  onCancel: () => void;
}

function ReviewFields({ by: lastBy, today, busy, onSave, onCancel }: ReviewFieldsProps) {
  const [by, setBy] = useState(lastBy);
  const [on, setOn] = useState(today);
  const [dueOn, setDueOn] = useState(nextReviewDay(today));

  const submit = (event: FormEvent | null) => {
    event?.preventDefault();
    if (by.trim() && on && dueOn) onSave({ by: by.trim(), on, dueOn });
  };
  return (
    <div className="grid gap-4 sm:max-xl:grid-cols-2">
      <Field
        label="Reviewed by"
        hint="Name and title, as members see them"
        className="sm:max-xl:col-span-2"
      >
        <Input
          value={by}
          maxLength={120}
          autoFocus
          onChange={({ target }) => setBy(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && submit(event)}
        />
      </Field>
      <Field label="Reviewed on">
        <DateInput
          type="date"
          value={on}
          max={today}
          onChange={({ target }) => {
            setOn(target.value);
            if (target.value) setDueOn(nextReviewDay(target.value));
          }}
        />
      </Field>
      <Field label="Next review">
        <DateInput
          type="date"
          value={dueOn}
          min={on}
          onChange={({ target }) => setDueOn(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3 sm:max-xl:col-span-2">
        <Button
          size="sm"
          busy={busy}
          disabled={!by.trim() || !on || !dueOn || dueOn <= on}
          onClick={() => submit(null)}
        >
          Save the review
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
