import { COACH_TOPICS, type CoachTopic, coachTopic } from './topics.ts';

/** What to drink more of is no urge. */
const MORE_WATER = /\b(?:drink|drinking) (?:more |enough )?water\b/i;
/** What some say without a word. */
const PICTURES: readonly [RegExp, string][] = [
  [/[🍷🍺🍻🚬🍫🎰]/u, 'urge'],
  [/[😴💤]/u, 'sleep'],
  [/[🏃🥗]/u, 'body'],
];
/** Longer than this, the point tends to come last. */
const MANY_WORDS = 25;

/** What somebody speaks of, where we can tell. */
export function topicOf(message: string): CoachTopic | undefined {
  const text = message.trim().toLowerCase();
  const tapped = COACH_TOPICS.find(({ label }) => label.toLowerCase() === text);
  if (tapped) return tapped;
  if (MORE_WATER.test(text)) return coachTopic('body');
  const sentences = text.split(/(?<=[.!?])\s+/).reverse();
  const parts = text.split(/\s+/).length > MANY_WORDS ? [...sentences, text] : [text];
  for (const part of parts) {
    const words = ` ${part.replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
    const found = COACH_TOPICS.find((topic) =>
      topic.words.some((word) => words.includes(` ${word}`)),
    );
    if (found) return found;
  }
  const pictured = PICTURES.find(([picture]) => picture.test(text));
  return pictured && coachTopic(pictured[1]);
}
