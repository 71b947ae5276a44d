import { FOCUS_NUDGES } from '@hearthway/domain/daily-nudge/focus-nudges';
import { FOCUS_WORDS } from '@hearthway/domain/vocabulary';
import type { Word } from '@hearthway/domain/words/contract';
import { readHelp } from '../../db/seed/content-files.ts';
import { helpWords, nudgeWords } from '../../member/words.ts';

type Shipped = Omit<Word, 'own'>;

/** Every text that the practice may choose, as it was shipped. */
export async function shippedWords(): Promise<Shipped[]> {
  const nudges = FOCUS_WORDS.flatMap((focus) =>
    FOCUS_NUDGES[focus].map(
      (text, index): Shipped => ({
        key: nudgeWords(`${focus}:${index}`),
        group: 'nudge',
        label: `${focus}, ${index + 1} of 3`,
        shipped: text,
      }),
    ),
  );
  const help = (await readHelp()).map(
    ({ front, body }): Shipped => ({
      key: helpWords(front.id),
      group: 'help',
      label: front.title,
      shipped: body,
    }),
  );
  return [...nudges, ...help];
}
