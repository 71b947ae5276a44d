import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { formatDay } from '@hearthway/domain/format';
import { useState } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { toast } from '../../ui/toast.ts';
import { usePublishPage, useStateEffect } from './mutations.ts';
import { RelockWarning } from './relock-warning.tsx';

interface PublishDialogProps {
  page: DeskPage;
  onPublished: (page: DeskPage) => void;
  onConflict: () => void;
  onClose: () => void;
}

const TIMES = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a set time' },
] as const;

const ANSWERS = [
  { value: 'holds', label: 'Yes, it still applies' },
  { value: 'ends', label: 'No, show it as not reviewed' },
] as const;

export function PublishDialog({ page, onPublished, onConflict, onClose }: PublishDialogProps) {
  const { review, published } = page;
  const [time, setTime] = useState<(typeof TIMES)[number]['value']>('now');
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number]['value'] | null>(null);
  const publish = usePublishPage(page.id);
  const effect = useStateEffect(page.id);
  const isPublic = page.state === 'public';
  const asksForReview = review !== null && published !== null;
  const relocked = effect.data?.relocked ?? 0;
  const isReady = (time === 'now' || publishAt !== null) && (!asksForReview || answer !== null);
  const onError = (error: Error) => {
    if ('code' in error && error.code === 'changed_meanwhile') return onConflict();
    toast.error(errorMessage(error, 'We couldn’t publish the page.'));
  };

  const finish = () =>
    publish.mutate(
      {
        version: page.version,
        publishAt: time === 'later' ? publishAt : null,
        reviewHolds: asksForReview ? answer === 'holds' : null,
      },
      { onSuccess: onPublished, onError },
    );

  function check() {
    if (page.kind !== 'workshop' || isPublic) return finish();
    effect.mutate(time === 'later' ? 'scheduled' : 'public', {
      onSuccess: (counted) => counted.relocked === 0 && finish(),
      onError,
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isPublic ? 'Publish the changes?' : 'Publish this page?'}
        description={
          isPublic
            ? 'Members will see them right away, including in search and in the guide.'
            : 'Members will find it in the library, in search and through the guide.'
        }
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">Not yet</Button>
            </DialogClose>
            {relocked === 0 && (
              <Button
                busy={publish.isPending || effect.isPending}
                disabled={!isReady}
                onClick={check}
              >
                {time === 'later' ? 'Schedule' : 'Publish now'}
              </Button>
            )}
          </>
        }
      >
        <div className="flex flex-col gap-6">
          {!isPublic && (
            <PillChoice label="When" options={TIMES} value={time} onValueChange={setTime} />
          )}
          {time === 'later' && (
            <Field label="From" hint="In this device’s time zone" required>
              <DateInput
                type="datetime-local"
                onChange={({ target }) => {
                  const at = new Date(target.value);
                  setPublishAt(Number.isNaN(at.getTime()) ? null : at.toISOString());
                }}
              />
            </Field>
          )}
          {asksForReview && (
            <PillChoice
              label={`${review.by} reviewed this page on ${formatDay(new Date(`${review.on}T00:00`))}. Does the review cover the changes?`}
              options={ANSWERS}
              value={answer}
              onValueChange={setAnswer}
            />
          )}
          {relocked !== 0 && (
            <RelockWarning
              relocked={relocked}
              action="Publish"
              busy={publish.isPending}
              onProceed={finish}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
