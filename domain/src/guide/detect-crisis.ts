import { ABUSE } from './abuse-rules.ts';
import { EMERGENCY } from './emergency-rules.ts';
import { plainWords } from './plain-words.ts';
import { SELF_HARM } from './self-harm-rules.ts';

export type CrisisKind = 'self-harm' | 'abuse' | 'emergency';

/** Which words were heard, in the plain form the rules read: the reason of the decision. */
export interface Crisis {
  kind: CrisisKind;
  heard: string;
}

const RULES: readonly (readonly [CrisisKind, readonly RegExp[]])[] = [
  ['self-harm', SELF_HARM],
  ['abuse', ABUSE],
  ['emergency', EMERGENCY],
];

/** Asked before anything else is done with a message, in the browser and on the server. */
export function detectCrisis(message: string): Crisis | null {
  const words = plainWords(message);
  for (const [kind, rules] of RULES) {
    for (const rule of rules) {
      const found = rule.exec(words);
      if (found) return { kind, heard: found[0].trim() };
    }
  }
  return null;
}
