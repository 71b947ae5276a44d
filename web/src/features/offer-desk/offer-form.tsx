import type { DeskOffer, OfferFields } from '@hearthway/domain/offer-desk/contract';
import { OFFER_DESK_TEXT } from '@hearthway/domain/offer-desk/messages';
import { type FormEvent, useState } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { RoomHeader } from '../../desk/room-header.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { AudienceCount } from './audience-count.tsx';
import { DateField } from './date-field.tsx';
import { DestinationField } from './destination-field.tsx';
import { EndField } from './end-field.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferedOffer } from './offered-offer.tsx';
import { PlaceNote } from './place-note.tsx';
import { useSaveOffer } from './queries.ts';
import { SegmentPickers } from './segment-pickers.tsx';

const toOfferFields = ({
  id: _,
  version: _version,
  isDesks: _desks,
  changedAt: _at,
  offered: _offered,
  ...fields
}: DeskOffer): OfferFields => fields;

const orNull = (text: string) => (text.trim() === '' ? null : text);

interface OfferFormProps {
  offer: DeskOffer;
  others: readonly DeskOffer[];
}

export function OfferForm({ offer, others }: OfferFormProps) {
  const [version, setVersion] = useState(offer.version);
  const [fields, setFields] = useState(() => toOfferFields(offer));
  const [hasConflict, setConflict] = useState(false);
  const saveOffer = useSaveOffer(offer.id);
  usePageTitle(offer.title);
  const set = (change: Partial<OfferFields>) => setFields((now) => ({ ...now, ...change }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(toOfferFields(offer));
  useUnsavedChangesGuard(isChanged);
  const leadsNowhere = fields.active && !fields.ctaRoute && !fields.ctaUrl;
  const elsewhereHint =
    fields.ctaRoute && fields.ctaUrl
      ? 'Not used when a page is chosen'
      : 'An address that begins with https://';
  function resetTo(stored: DeskOffer) {
    setVersion(stored.version);
    setFields(toOfferFields(stored));
    setConflict(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    saveOffer.mutate(
      { ...fields, version },
      {
        onSuccess: (saved) => {
          resetTo(saved);
          toast.success('Saved.');
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'changed_meanwhile') setConflict(true);
          else toast.error(errorMessage(error, 'We couldn’t save the offer.'));
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <div>
        <RoomHeader title={offer.title} back={<BackLink room="offers">All offers</BackLink>} />
      </div>
      {offer.offered && <OfferedOffer offer={offer} onTaken={resetTo} />}
      {hasConflict && (
        <Alert tone="warning" title={OFFER_DESK_TEXT.changedMeanwhile}>
          <Button size="sm" variant="outline" className="mt-2" onClick={() => resetTo(offer)}>
            Use the saved version
          </Button>
        </Alert>
      )}
      <Card aria-label="When" className="grid gap-5 sm:grid-cols-2">
        <DateField label="From" value={fields.startAt} onChange={(startAt) => set({ startAt })} />
        <EndField value={fields.endAt} onChange={(endAt) => set({ endAt })} />
        <Switch
          label="On"
          hint="Members see the offer between these dates."
          checked={fields.active}
          onCheckedChange={(active) => set({ active })}
        />
      </Card>
      <Card className="flex flex-col gap-5">
        <Field label="Title" required>
          <Input
            value={fields.title}
            maxLength={200}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <Field label="Words">
          <Textarea
            value={fields.body}
            maxLength={4000}
            onChange={({ target }) => set({ body: target.value })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Button text">
            <Input
              value={fields.ctaText ?? ''}
              maxLength={80}
              onChange={({ target }) => set({ ctaText: orNull(target.value) })}
            />
          </Field>
          <DestinationField
            route={fields.ctaRoute}
            error={leadsNowhere && OFFER_DESK_TEXT.noDestination}
            onChange={(ctaRoute) => set({ ctaRoute })}
          />
          <Field label="Or a page on another site" hint={elsewhereHint}>
            <Input
              value={fields.ctaUrl ?? ''}
              onChange={({ target }) => set({ ctaUrl: orNull(target.value.trim()) })}
            />
          </Field>
          <Field label="Priority" hint="Members see two or three; the highest come first">
            <Input
              type="number"
              value={fields.priority}
              onChange={({ target }) => set({ priority: Math.round(target.valueAsNumber) || 0 })}
            />
          </Field>
        </div>
        <PlaceNote others={others} fields={fields} onFirst={(priority) => set({ priority })} />
      </Card>
      <SegmentPickers
        key={version}
        segment={fields.segment}
        onChange={(change) => set({ segment: { ...fields.segment, ...change } })}
      />
      <AudienceCount key={JSON.stringify(fields.segment)} segment={fields.segment} />
      <OfferHistory offer={offer} onRestored={resetTo} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          type="submit"
          busy={saveOffer.isPending}
          disabled={!isChanged || hasConflict || leadsNowhere}
        >
          Save
        </Button>
        <span role="status" className="text-muted text-sm">
          {leadsNowhere
            ? OFFER_DESK_TEXT.noDestination
            : isChanged
              ? 'Not saved yet'
              : 'All changes saved'}
        </span>
      </div>
    </form>
  );
}
