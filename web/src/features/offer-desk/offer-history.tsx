import { formatMoment } from '@hearthway/domain/format';
import type { DeskOffer, OfferFields } from '@hearthway/domain/offer-desk/contract';
import { useQuery } from '@tanstack/react-query';
import { OlderVersion, VersionHistory } from '../../desk/version-history.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../ui/toast.ts';
import { offerDeskQueries, useRestoreOffer } from './queries.ts';

interface OfferHistoryProps {
  offer: DeskOffer;
  onRestored: (stored: DeskOffer) => void;
}

export function OfferHistory({ offer, onRestored }: OfferHistoryProps) {
  const { data } = useQuery(offerDeskQueries.versions(offer.id, offer.version));
  const restore = useRestoreOffer(offer.id);
  return (
    <VersionHistory versions={data?.versions} today={offer.version}>
      {(of) => {
        const then = data?.versions.find(({ version }) => version === of);
        if (!then) return null;
        return (
          <OlderVersion
            then={toComparableText(then.fields)}
            today={toComparableText(offer)}
            isRestoring={restore.isPending}
            onRestore={() =>
              restore.mutate(
                { of, version: offer.version },
                {
                  onSuccess: (stored) => {
                    toast.success('Restored.');
                    onRestored(stored);
                  },
                  onError: (error) =>
                    toast.error(errorMessage(error, 'We couldn’t restore that version.')),
                },
              )
            }
          />
        );
      }}
    </VersionHistory>
  );
}

function toComparableText({ segment, startAt, endAt, ...offer }: OfferFields): string {
  const day = (at: string | null) => (at === null ? 'no date' : formatMoment(new Date(at)));
  return [
    `Title: ${offer.title}`,
    `Button: ${offer.ctaText ?? ''}`,
    `Opens: ${offer.ctaRoute ?? offer.ctaUrl ?? ''}`,
    `Priority: ${offer.priority}`,
    `From: ${day(startAt)}`,
    `Until: ${day(endAt)}`,
    `For: ${Object.values(segment).flat().join(', ') || 'everybody'}`,
    '',
    offer.body,
  ].join('\n');
}
