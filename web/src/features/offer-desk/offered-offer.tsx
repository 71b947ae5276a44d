import type { DeskOffer } from '@hearthway/domain/offer-desk/contract';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useAnswerOffered } from './queries.ts';

interface OfferedOfferProps {
  offer: DeskOffer;
  onTaken: (stored: DeskOffer) => void;
}

export function OfferedOffer({ offer, onTaken }: OfferedOfferProps) {
  const answer = useAnswerOffered(offer.id);
  const { offered } = offer;
  if (!offered) return null;
  const choose = (take: boolean) =>
    answer.mutate(
      { version: offer.version, take },
      {
        onSuccess: onTaken,
        onError: (error) => toast.error(errorMessage(error, 'That didn’t work.')),
      },
    );
  return (
    <Alert title="Update available">
      <p>
        There’s a newer version of this offer. Yours stays as it is until you accept the update.
      </p>
      <p className="mt-2 font-semibold">{offered.title}</p>
      <p>{offered.body}</p>
      <p className="text-muted">
        Priority {offered.priority}, {offered.active ? 'on' : 'off'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" busy={answer.isPending} onClick={() => choose(true)}>
          Accept update
        </Button>
        <Button size="sm" variant="outline" busy={answer.isPending} onClick={() => choose(false)}>
          Ignore it
        </Button>
      </div>
    </Alert>
  );
}
