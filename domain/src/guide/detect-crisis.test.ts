import { describe, expect, it, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { CRISIS_PHRASES, HARMLESS_PHRASES } from './testing/crisis-phrases.ts';
import { HELD_OUT_CRISIS, HELD_OUT_HARMLESS } from './testing/held-out-phrases.ts';
import {
  SECOND_HELD_OUT_CRISIS,
  SECOND_HELD_OUT_HARMLESS,
} from './testing/second-held-out-phrases.ts';
import {
  THIRD_HELD_OUT_CRISIS,
  THIRD_HELD_OUT_HARMLESS,
} from './testing/third-held-out-phrases.ts';

const crisis = [
  ...CRISIS_PHRASES,
  ...HELD_OUT_CRISIS,
  ...SECOND_HELD_OUT_CRISIS,
  ...THIRD_HELD_OUT_CRISIS,
];
const harmless = [
  ...HARMLESS_PHRASES,
  ...HELD_OUT_HARMLESS,
  ...SECOND_HELD_OUT_HARMLESS,
  ...THIRD_HELD_OUT_HARMLESS,
];

describe('words of crisis', () => {
  test.each(crisis)('are heard in %j', (message) => {
    expect(detectCrisis(message)).not.toBeNull();
  });

  test.each(harmless)('are not heard in %j', (message) => {
    expect(detectCrisis(message)).toBeNull();
  });

  it('are told apart by kind, with the words that were heard', () => {
    expect(detectCrisis('Hello. I want to die.')).toEqual({
      kind: 'self-harm',
      heard: 'want to die',
    });
    expect(detectCrisis('My husband hits me')?.kind).toBe('abuse');
    expect(detectCrisis('She is not breathing')?.kind).toBe('emergency');
  });

  test.each([
    ['capitals', (text: string) => text.toUpperCase()],
    ['a long letter around them', (text: string) => `${'We had a quiet week. '.repeat(60)}${text}`],
    ['invisible characters', (text: string) => text.replace(/(\w)(\w)/g, '$1\u200b$2')],
    ['curly quotes', (text: string) => text.replaceAll("'", '’')],
    ['wide gaps', (text: string) => text.replaceAll(' ', '  ')],
    ['a harmless question before', (text: string) => `How do I sleep better? ${text}`],
  ])('are heard through %s', (_name, disguise) => {
    const missed = CRISIS_PHRASES.filter((message) => !detectCrisis(disguise(message)));
    expect(missed).toEqual([]);
  });

  it('are looked for quickly, whatever is sent', () => {
    const worst = [
      'i want to '.repeat(1000),
      'he is '.repeat(2000),
      'how many pills '.repeat(700),
      'a '.repeat(5000),
      's*'.repeat(5000),
      'want it all to '.repeat(600),
    ];
    const started = Date.now();
    for (const message of worst) detectCrisis(message);
    expect(Date.now() - started).toBeLessThan(1500);
  });
});
