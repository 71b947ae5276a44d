import {
  GRATITUDE_CHOICES,
  type Gratitude,
  type GratitudeChoice,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { useOnNewDay, useToday } from '../../lib/local-time.ts';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { gratitudeWrite } from './gratitude-write.ts';
import { gratitudeQueries } from './queries.ts';

export function useGratitude() {
  const today = useToday();
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const options = gratitudeQueries.today(memberId);
  const { data } = useQuery(options);
  const unsent = gratitudeWrite.useWaiting().findLast(({ payload }) => payload.date === today);
  const stored = data?.date === today && data.choice ? toGratitude(data.choice, data.words) : null;

  useOnNewDay(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));

  const saved =
    unsent && !unsent.hasFailed ? toGratitude(unsent.payload.choice, unsent.payload.words) : stored;

  const name = `gratitude.${memberId}`;
  const draft = readDraft(useDraft(name), today);
  const choice = draft?.choice ?? saved?.choice ?? null;
  const words = draft?.words ?? saved?.words ?? '';

  const pick = (part: Partial<Draft>) =>
    drafts.set(name, JSON.stringify({ ...draft, ...part, day: today }));

  function save(picked: Gratitude) {
    const at = outbox.moment();
    const gratitude = { ...picked, words: picked.words.trim() };
    gratitudeWrite.add({ date: today, ...gratitude, at: new Date(at).toISOString() }, at);
    drafts.remove(name);
  }

  return { choice, words, saved, unsent, pick, save };
}

const toGratitude = (choice: GratitudeChoice, words: string | undefined): Gratitude => ({
  choice,
  words: words ?? '',
});

type Draft = Partial<Gratitude>;

function readDraft(text: string | null, today: string): Draft | null {
  try {
    const { day, choice, words } = JSON.parse(text ?? '{}');
    if (day !== today) return null;
    return {
      choice: GRATITUDE_CHOICES.find((one) => one === choice),
      words: typeof words === 'string' ? words : undefined,
    };
  } catch {
    return null;
  }
}
