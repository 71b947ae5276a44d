import type { GratitudeResponse } from '@hearthway/domain/gratitude/contract';
import type { GratitudeChoice } from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnNewDay, useToday } from '../../lib/local-time.ts';
import { outbox, useUnsent } from '../../member/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { GRATITUDE, type UnsentGratitude } from './gratitude-sender.ts';
import { gratitudeQueries } from './queries.ts';

/** Today's gratitude, shown as saved the moment it is chosen; a refusal puts the earlier one back. */
export function useGratitude() {
  const today = useToday();
  const queryClient = useQueryClient();
  const options = gratitudeQueries.today(useMemberId());
  const { data } = useQuery(options);
  const unsent = useUnsent<UnsentGratitude>(GRATITUDE).findLast(
    ({ payload }) => payload.date === today,
  );
  const stored = data?.date === today ? data.choice : null;

  useOnNewDay(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));
  useEffect(() => outbox.onEvent(tell), []);

  function save(choice: GratitudeChoice) {
    const at = outbox.moment();
    const payload: UnsentGratitude = { date: today, choice, at: new Date(at).toISOString() };
    void outbox.add({ kind: GRATITUDE, lane: `${GRATITUDE} ${today}`, payload, at });
  }

  return { saved: unsent?.payload.choice ?? stored, isUnsent: unsent !== undefined, save };
}

function tell(event: Parameters<Parameters<typeof outbox.onEvent>[0]>[0]) {
  if (event.type === 'changed' || event.kind !== GRATITUDE) return;
  if (document.visibilityState !== 'visible') return;
  if (event.type === 'refused') {
    toast.error(GRATITUDE_MESSAGES.couldNotSave);
    return;
  }
  const sent = event.payload as UnsentGratitude;
  const stored = event.answer as GratitudeResponse;
  if (sent.choice === stored.choice) toast.success(GRATITUDE_MESSAGES.saved);
  else toast.info('Another device was later', { description: 'Its choice stands for today.' });
}
