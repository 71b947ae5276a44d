import type { DeskOffer, OfferFields } from '@hearthway/domain/offer-desk/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { offerPlace } from './offer-place.ts';

const NAMED = 3;

interface PlaceNoteProps {
  others: readonly DeskOffer[];
  fields: OfferFields;
  onFirst: (priority: number) => void;
}

export function PlaceNote({ others, fields, onFirst }: PlaceNoteProps) {
  const [now] = useState(() => new Date());
  const { before, equal, first } = offerPlace(others, fields, now);
  const named = before.slice(0, NAMED).map((title) => `“${title}”`);
  const more = before.length - named.length;
  return (
    <div className="flex flex-col items-start gap-1 rounded-control bg-sunk px-4 py-3 text-sm">
      <p role="status">
        {before.length === 0
          ? 'No other active offer has a higher priority.'
          : `Shown before it: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}
        {equal > 0 && ' With equal priority, the newest comes first.'}
      </p>
      {before.length > 0 && (
        <Button variant="link" size="sm" onClick={() => onFirst(first)}>
          Put it first
        </Button>
      )}
    </div>
  );
}
