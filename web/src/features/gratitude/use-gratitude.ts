import {
  GRATITUDE_CHOICES,
  type GratitudeChoice,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { useOnNewDay, useToday } from '../../lib/local-time.ts';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { gratitudeWrite } from './gratitude-write.ts';
import { gratitudeQueries } from './queries.ts';

/** Today's gratitude, shown as saved the moment it is chosen; a failure puts the earlier one back. */
export function useGratitude() {
  const today = useToday();
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const options = gratitudeQueries.today(memberId);
  const { data } = useQuery(options);
  const unsent = gratitudeWrite.useWaiting().findLast(({ payload }) => payload.date === today);
  const stored = data?.date === today ? data.choice : null;

  useOnNewDay(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));

  // Outlives a session that ends before it is saved, but not the day.
  const draft = `gratitude.${memberId}`;
  const [day, word] = useDraft(draft)?.split(' ') ?? [];
  const picked = day === today && GRATITUDE_CHOICES.find((choice) => choice === word);

  const pick = (choice: GratitudeChoice) => drafts.set(draft, `${today} ${choice}`);

  function save(choice: GratitudeChoice) {
    const at = outbox.moment();
    gratitudeWrite.add({ date: today, choice, at: new Date(at).toISOString() }, at);
    drafts.remove(draft);
  }

  const saved = unsent && !unsent.hasFailed ? unsent.payload.choice : stored;
  return { choice: picked || saved, saved, unsent, pick, save };
}
