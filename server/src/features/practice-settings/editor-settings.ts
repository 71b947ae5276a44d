import { FEELING_WORDS, REFRAMES } from '@hearthway/domain/calm-kit/reframes';
import { FOCUS_NUDGES } from '@hearthway/domain/daily-nudge/focus-nudges';
import { FOCUS_CHOICES, focusLabel } from '@hearthway/domain/focus/focus-choice';
import { GRATITUDE_CHOICES, GRATITUDE_LABELS } from '@hearthway/domain/gratitude/gratitude-choice';
import { getNudgeContent as cardWords } from '@hearthway/domain/nudge-card/card';
import { NUDGE_VARIANTS, type NudgeVariant } from '@hearthway/domain/nudge-card/rules';
import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { FOCUS_WORDS } from '@hearthway/domain/vocabulary';
import { readHelp } from '../../db/seed/content-files.ts';
import { helpKey, nudgeKey } from '../../member/practice-settings.ts';

export type ShippedSetting = Omit<PracticeSetting, 'own'>;

const NUDGE = { form: 'line', max: 300 } as const;
const LABEL = { form: 'line', max: 40 } as const;
const CARD = { form: 'line', max: 400 } as const;
const REFRAME = { form: 'line', max: 300 } as const;
const ANSWER = { form: 'text', max: 4000 } as const;

const ORDINALS = ['first', 'second', 'third'];
const CARD_NAMES: Record<NudgeVariant, string> = {
  hormones: 'Low scores for hormonal balance',
  clinical: 'Intimacy (leads to a clinician)',
  neutral: 'Intimacy (leads to IntimaBalance)',
  nutrition: 'Food and weight',
  relationship: 'A strained relationship',
  journey: 'The next workshop',
};

export async function editorSettings(): Promise<ShippedSetting[]> {
  const nudges = FOCUS_WORDS.flatMap((focus) =>
    FOCUS_NUDGES[focus].map(
      (shipped, index): ShippedSetting => ({
        ...NUDGE,
        key: nudgeKey(`${focus}:${index}`),
        group: 'nudge',
        section: focusLabel(focus),
        label: `${focusLabel(focus)}: ${ORDINALS[index]} nudge`,
        shipped,
      }),
    ),
  );
  const cards = NUDGE_VARIANTS.map(
    (variant): ShippedSetting => ({
      ...CARD,
      key: `card:${variant}`,
      group: 'card',
      label: CARD_NAMES[variant],
      shipped: cardWords(variant, null).message,
    }),
  );
  const focuses = FOCUS_CHOICES.map(
    ({ value, label }): ShippedSetting => ({
      ...LABEL,
      key: `focus:${value}`,
      group: 'focus',
      label: value === 'random' ? 'No focus' : label,
      shipped: label,
    }),
  );
  // The specification fixes the label "Something unexpected", so the practice cannot replace it.
  const gratitudes = GRATITUDE_CHOICES.filter((choice) => choice !== 'random').map(
    (choice): ShippedSetting => ({
      ...LABEL,
      key: `gratitude:${choice}`,
      group: 'gratitude',
      label: GRATITUDE_LABELS[choice],
      shipped: GRATITUDE_LABELS[choice],
    }),
  );
  const reframes = REFRAMES.flatMap(({ id, feeling, thought, reframe }): ShippedSetting[] => {
    const name = `${FEELING_WORDS[feeling]} ${id.slice(feeling.length + 1)}`;
    const section = FEELING_WORDS[feeling];
    const of = { ...REFRAME, group: 'reframe', section } as const;
    return [
      { ...of, key: `reframe:${id}:thought`, label: `${name}: the thought`, shipped: thought },
      { ...of, key: `reframe:${id}`, label: `${name}: another way to see it`, shipped: reframe },
    ];
  });
  const help = (await readHelp()).map(
    ({ front, body }): ShippedSetting => ({
      ...ANSWER,
      key: helpKey(front.id),
      group: 'help',
      label: front.title,
      shipped: body,
    }),
  );
  return [...nudges, ...cards, ...focuses, ...gratitudes, ...reframes, ...help];
}
