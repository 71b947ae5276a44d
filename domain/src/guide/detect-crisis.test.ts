import { describe, expect, it, test, vi } from 'vitest';
import type { CrisisRow } from './crisis/crisis-row.ts';
import { createRuleBook } from './crisis/rule-book.ts';
import { CRISIS_ROWS, CRISIS_RULES, detectCrisis } from './detect-crisis.ts';
import { readWords } from './plain-words.ts';
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

  it('are reported with their kind and the words that matched', () => {
    expect(detectCrisis('Hello. I want to die.')).toEqual({
      answer: 'alarm',
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

  test.each([
    'i want to ',
    'he is ',
    'how many pills ',
    'how many a ',
    'is it normal to ',
    'want it all to ',
    'a ',
    's*',
    'a#b',
    'ß#',
    'a_',
    '!a',
    '.',
    'a.b',
    '…',
    'ﷺ',
  ])('are looked for quickly in a message full of %j', (unit) => {
    const message = unit.repeat(Math.ceil(10_000 / unit.length));
    const started = Date.now();
    detectCrisis(message);
    expect(Date.now() - started).toBeLessThan(1500);
  });

  test.each([
    ['letters', 'a'.repeat(200_000)],
    ['letters with a mask', `${'a'.repeat(200_000)}*b`],
    ['masked letters', `${'ß#'.repeat(100_000)}b`],
    ['dots and a letter', `${'.'.repeat(200_000)}a`],
    ['marks and a letter', `x${'!'.repeat(200_000)}a`],
    ['digits', '1'.repeat(200_000)],
  ])('are heard after 200,000 unbroken %s', (_name, unbroken) => {
    const started = Date.now();
    expect(detectCrisis(unbroken)).toBeNull();
    expect(detectCrisis(`${unbroken} I want to die`)?.kind).toBe('self-harm');
    expect(Date.now() - started).toBeLessThan(3000);
  });
});

describe('each row of the crisis rules', () => {
  const rows = CRISIS_ROWS.flatMap(([, listed]) => listed);
  const hears = (row: CrisisRow, message: string) =>
    createRuleBook([['crisis', [row]]]).hear(readWords(message)) !== null;

  test.each(rows)('hears its own examples: $examples', (row) => {
    expect(row.examples.length).toBeGreaterThan(0);
    expect(row.examples.filter((message) => !hears(row, message))).toEqual([]);
  });

  test.each(rows.filter((row) => row.unless || row.unlessAfter))(
    'leaves what it excludes: $harmless',
    ({ harmless = [], ...row }) => {
      const withoutExclusions = { phrase: row.phrase, examples: row.examples };
      expect(harmless.length).toBeGreaterThan(0);
      for (const message of harmless) {
        expect(hears(row, message), message).toBe(false);
        expect(hears(withoutExclusions, message), message).toBe(true);
      }
    },
  );

  it('keeps every line short enough to read', () => {
    const lines = rows.flatMap(({ phrase, unless = [] }) => [phrase, unless].flat(2));
    expect(lines.filter((line) => line.length > 90)).toEqual([]);
  });
});

describe('hearing a letter about something else', () => {
  const letter = [
    'We had a quiet week, but I slept badly and the garden is behind.',
    'My sister came on Sunday with her two boys, and we walked down to the river before lunch.',
    'I have started on the second workshop, and I like the part about breathing before a meeting.',
    'What helps when the mind goes on after work? I lie there and plan the next day.',
    'Should I stop drinking tea in the evening, or is it only the light of the phone?',
  ].join(' ');

  it('tries next to none of the rules', () => {
    const places = letter.split(' ').length * CRISIS_ROWS.flatMap(([, rows]) => rows).length;
    expect(places).toBeGreaterThan(15_000);
    expect(CRISIS_RULES.triesIn(readWords(letter))).toBeLessThan(15);
  });

  it('tries a rule whose words are there', () => {
    expect(CRISIS_RULES.triesIn(readWords(`${letter} I want to die.`))).toBeGreaterThan(0);
  });
});

describe('an ear that got ready', () => {
  it('makes no expression when something is heard', async () => {
    vi.resetModules();
    const ear = await import('./detect-crisis.ts');
    const made = vi.fn();
    class CountedRegExp extends RegExp {
      constructor(pattern: string, flags?: string) {
        made();
        super(pattern, flags);
      }
    }
    vi.stubGlobal('RegExp', CountedRegExp);
    try {
      ear.detectCrisis('I want to die.');
      expect(made).toHaveBeenCalled();
      for (const _step of ear.gettingReady());
      expect(made).toHaveBeenCalledTimes(ear.CRISIS_ROWS.flatMap(([, rows]) => rows).length);
      made.mockClear();
      for (const message of crisis) ear.detectCrisis(message);
      expect(made).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([1, 100, 300, 470])('goes on after something was heard at step %i', async (heardAt) => {
    vi.resetModules();
    const ear = await import('./detect-crisis.ts');
    let step = 0;
    for (const _step of ear.gettingReady()) {
      if (++step === heardAt) expect(ear.detectCrisis('I want to die.')?.answer).toBe('alarm');
    }
    expect(step).toBeGreaterThan(heardAt);
    expect(ear.detectCrisis('I want to die.')?.answer).toBe('alarm');
  });
});
