import { PROFILE_TEXT } from '@hearthway/domain/account/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ProfileForm } from './profile-form.tsx';
import { accountQueries } from './queries.ts';
import { SectionFailure } from './section-failure.tsx';

export function ProfileCard() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.profile());
  const failure = error && !data ? errorMessage(error, PROFILE_TEXT.loadFailed) : null;
  useEffect(() => {
    if (failure) toast.error(failure);
  }, [failure]);
  return (
    <Card>
      <CardTitle>Profile Information</CardTitle>
      {data && <ProfileForm profile={data} />}
      {failure && <SectionFailure text={failure} onRetry={refetch} busy={isFetching} />}
      {!data && !failure && <ProfileSkeleton />}
    </Card>
  );
}

function ProfileSkeleton() {
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2" role="status">
      <span className="sr-only">Loading your profile</span>
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-26 sm:col-span-2" />
      <Skeleton className="h-12 sm:w-40" />
    </div>
  );
}
