import type { GratitudeChoice } from '@hearthway/domain/gratitude/gratitude-choice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOnNewDay, useToday } from '../../lib/local-time.ts';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { gratitudeWrite } from './gratitude-write.ts';
import { gratitudeQueries } from './queries.ts';

/** Today's gratitude, shown as saved the moment it is chosen; a failure puts the earlier one back. */
export function useGratitude() {
  const today = useToday();
  const queryClient = useQueryClient();
  const options = gratitudeQueries.today(useMemberId());
  const { data } = useQuery(options);
  const unsent = gratitudeWrite.useWaiting().findLast(({ payload }) => payload.date === today);
  const stored = data?.date === today ? data.choice : null;

  useOnNewDay(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));

  function save(choice: GratitudeChoice) {
    const at = outbox.moment();
    gratitudeWrite.add({ date: today, choice, at: new Date(at).toISOString() }, at);
  }

  const saved = unsent && !unsent.hasFailed ? unsent.payload.choice : stored;
  return { saved, unsent, save };
}
