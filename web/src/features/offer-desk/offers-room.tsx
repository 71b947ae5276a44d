import { useQuery } from '@tanstack/react-query';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferList } from './offer-list.tsx';
import { offerDeskQueries } from './queries.ts';

export default function OffersRoom({ id }: { id?: string }) {
  const { data, isError, refetch } = useQuery(offerDeskQueries.list());
  const offer = data?.offers.find((each) => each.id === id);
  if (isError) {
    return (
      <>
        <RoomHeader title="Offers" />
        <Alert tone="error" title="We couldn’t load the offers." className="mt-6">
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      </>
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  if (id === undefined) return <OfferList offers={data.offers} />;
  if (offer) {
    const others = data.offers.filter((each) => each !== offer);
    return <OfferForm key={offer.id} offer={offer} others={others} />;
  }
  return (
    <>
      <RoomHeader title="Offers" />
      <Alert tone="error" title="This offer doesn’t exist." className="mt-6" />
    </>
  );
}
