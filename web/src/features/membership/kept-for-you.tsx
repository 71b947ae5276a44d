import type { KeptResponse } from '@hearthway/domain/membership/contract';
import { keptWords } from '@hearthway/domain/membership/kept-words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';

export function KeptForYou() {
  const memberId = useMemberId();
  const { data } = useQuery({
    queryKey: ['membership', 'kept', memberId],
    queryFn: async ({ signal }): Promise<KeptResponse> =>
      (await api.membership.kept.$get(undefined, { init: { signal } })).json(),
  });
  const kept = data ? keptWords(data) : [];
  return (
    <Card aria-labelledby="kept-title" className="mt-8 border-warm/40 sm:p-8">
      <CardTitle id="kept-title">Kept for you</CardTitle>
      <CardText>
        Everything you recorded is still here and will open again with Premium. Nothing has been
        deleted, and you can download it from your account whenever you like.
      </CardText>
      {kept.length > 0 && <CheckList className="mt-5 sm:grid sm:grid-cols-2" items={kept} />}
    </Card>
  );
}
