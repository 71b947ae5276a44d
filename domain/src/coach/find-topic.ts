import { COACH_TOPICS, type CoachTopic, getCoachTopic } from './topics.ts';

const MORE_WATER = /\b(?:drink|drinking) (?:more |enough )?water\b/i;
const EMOJI_TOPICS: readonly [RegExp, string][] = [
  [/[🍷🍺🍻🚬🍫🎰]/u, 'urge'],
  [/[😴💤]/u, 'sleep'],
  [/[🏃🥗]/u, 'body'],
];
/** In longer messages the topic tends to come last. */
const MANY_WORDS = 25;

/** Finds the topic that a message names, searching long messages from their end. */
export function findTopic(message: string): CoachTopic | undefined {
  const text = message.trim().toLowerCase();
  const tapped = COACH_TOPICS.find(({ label }) => label.toLowerCase() === text);
  if (tapped) return tapped;
  if (MORE_WATER.test(text)) return getCoachTopic('body');
  const sentences = text.split(/(?<=[.!?])\s+/).reverse();
  const parts = text.split(/\s+/).length > MANY_WORDS ? [...sentences, text] : [text];
  for (const part of parts) {
    const words = ` ${part.replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
    const found = COACH_TOPICS.find((topic) =>
      topic.words.some((word) => words.includes(` ${word}`)),
    );
    if (found) return found;
  }
  const emojiTopic = EMOJI_TOPICS.find(([picture]) => picture.test(text));
  return emojiTopic && getCoachTopic(emojiTopic[1]);
}
