import { describe, expect, it, test, vi } from 'vitest';
import type { CrisisRule } from './crisis/crisis-rule.ts';
import { HARMLESS_TALK } from './crisis/harmless-talk.ts';
import { createRuleMatcher } from './crisis/rule-matcher.ts';
import { CRISIS_MATCHER, CRISIS_RULES, detectCrisis } from './detect-crisis.ts';
import { tokenize } from './plain-words.ts';
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

describe('crisis detection', () => {
  test.each(crisis)('detects %j', (message) => {
    expect(detectCrisis(message)).not.toBeNull();
  });

  test.each(harmless)('finds no crisis in %j', (message) => {
    expect(detectCrisis(message)).toBeNull();
  });

  it('reports the kind of crisis and the matched words', () => {
    expect(detectCrisis('Hello. I want to die.')).toEqual({
      answer: 'alarm',
      kind: 'self-harm',
      matchedText: 'want to die',
    });
    expect(detectCrisis('My husband hits me')?.kind).toBe('abuse');
    expect(detectCrisis('She is not breathing')?.kind).toBe('emergency');
  });

  test.each([
    'I have decided to end my life on Sunday when the house is empty and the kids are at school',
    'What would be the least painful way to die, asking honestly and with a clear head this time',
    'goodbye everyone, thank you for everything you did for me over all of these years',
    'i have been saving up my sleeping pills since the spring and nobody in this house knows',
  ])('raises the alarm for a plan, means, a method or a farewell: %j', (message) => {
    expect(detectCrisis(message)?.answer).toBe('alarm');
  });

  test.each([
    ['im not suicidal?? i just cant sleep', 'check'],
    ['I am not suicidal, only tired', 'check'],
    ['not suicidal', 'check'],
    ["I'm not suicidal, I just want to die", 'alarm'],
    ["I'm not suicidal but I wrote a note", 'alarm'],
    ['i am not just sad, i am suicidal', 'alarm'],
  ])('tells a denial of suicide from a danger: %j leads to %s', (message, answer) => {
    expect(detectCrisis(message)?.answer).toBe(answer);
  });

  test.each([
    'my daughter is scared of being hit when her report comes',
    '36 weeks pregnant and no kicks since last night',
    'my toddler licked a washing capsule',
    'i am locked in the bedroom and i cannot get out',
  ])('raises the alarm for other dangers: %j', (message) => {
    expect(detectCrisis(message)?.answer).toBe('alarm');
  });

  test.each([
    "He just says I'm controlling",
    'i lose it halfway thru. erection i mean',
    'delete everything I want to be sure it is gone',
    'I wrote a farewell letter to my colleagues, is that too much?',
    'my son is afraid of being hit by the ball',
    'the keys are locked in the car again',
  ])('raises no alarm for %j', (message) => {
    expect(detectCrisis(message)?.answer).not.toBe('alarm');
  });

  test.each([
    ['child', 'I think my ex hits our kids when he has had a drink'],
    ['child', 'My nephew flinches as if he will be hit, should I tell someone?'],
    ['voices', 'I feel like I am being watched all the time'],
    ['voices', 'my neighbours are spying on me and I cannot sleep'],
    ['self-harm', 'I scream, pull my hair and hit myself'],
    ['abuse', 'My husband mentally abused me every day for years'],
  ])('names the danger %s in %j', (kind, message) => {
    expect(detectCrisis(message)?.kind).toBe(kind);
  });

  test.each([
    'He is not violent, but I do not know if I love him',
    'She has never hit me, she just goes quiet',
    'the ferry rolled so much that I thought I was going to die',
    'My partner calls me stupid and is verbally abusive',
    'How can I enjoy closeness again after my rape?',
    'I am so afraid of being raped that I never walk home alone',
  ])('raises no alarm for %j and at most adds the contacts to the answer', (message) => {
    expect(detectCrisis(message)?.answer ?? 'check').toBe('check');
  });

  test.each([
    ['abuse', 'he push me on the wall'],
    ['abuse', 'last week he push me on the wall and took my phone two days'],
    ['abuse', 'my husband take my phone every night'],
    ['abuse', 'she takes my keys so i cannot leave'],
    ['abuse', 'he lock the door and i can not go out'],
    ['abuse', 'my kid saw when he push me'],
    ['abuse', 'he grab my arm very strong'],
    ['abuse', 'She threw a glass at me last night'],
    ['emergency', 'Bit of a tight chest on the stairs. Probably nothing.'],
    ['emergency', 'my chest gets tight when I walk uphill'],
  ])('raises the alarm for %s in plain words: %j', (kind, message) => {
    expect(detectCrisis(message)).toMatchObject({ answer: 'alarm', kind });
  });

  test.each([
    'my mum took my phone for two days',
    'my girlfriend took my keys to work',
    'my boss push me to work more',
    'how do I stretch a tight chest muscle',
    'my own back is shot',
  ])('names no danger in %j', (message) => {
    expect(detectCrisis(message)?.kind ?? 'unnamed').toBe('unnamed');
  });

  it('treats violence that is only partly denied as abuse', () => {
    expect(detectCrisis('He does not hit me often, just when he drinks')?.kind).toBe('abuse');
    expect(detectCrisis('He does not hit me')?.kind).toBe('unnamed');
  });

  it('does not mistake heartbreak for the loss of someone to suicide', () => {
    const story =
      'I met her on a dating site in the spring and we spent every weekend together. Then she went back to the man she had left, and I cannot stop thinking of our last evening.';
    expect(detectCrisis(story)?.answer).not.toBe('bereaved');
  });

  it('recognises despair even if the message does not mention death', () => {
    expect(detectCrisis('I feel hopeless and want to disappear')?.answer).toBe('check');
  });

  it('scores an alarming sentence in a long message like the same sentence alone', () => {
    const letter = 'We moved house in March and the garden is growing well. '.repeat(12);
    for (const sentence of ['I want to die.', 'I just want to fucking kill myself.']) {
      expect(detectCrisis(`${letter}${sentence} ${letter}`)?.answer).toBe('alarm');
    }
  });

  test.each([
    ['capitals', (text: string) => text.toUpperCase()],
    ['a long letter before it', (text: string) => `${'We had a quiet week. '.repeat(60)}${text}`],
    ['invisible characters', (text: string) => text.replace(/(\w)(\w)/g, '$1\u200b$2')],
    ['curly quotes', (text: string) => text.replaceAll("'", '’')],
    ['wide gaps', (text: string) => text.replaceAll(' ', '  ')],
    ['a harmless question before it', (text: string) => `How do I sleep better? ${text}`],
  ])('detects a crisis despite %s', (_name, disguise) => {
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
  ])('is fast on a message full of %j', (unit) => {
    const message = unit.repeat(Math.ceil(10_000 / unit.length));
    const started = Date.now();
    detectCrisis(message);
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test.each([
    ['letters', 'a'.repeat(200_000)],
    ['letters with a mask', `${'a'.repeat(200_000)}*b`],
    ['masked letters', `${'ß#'.repeat(100_000)}b`],
    ['dots and a letter', `${'.'.repeat(200_000)}a`],
    ['marks and a letter', `x${'!'.repeat(200_000)}a`],
    ['digits', '1'.repeat(200_000)],
  ])('detects a crisis after 200,000 %s in a row', (_name, unbroken) => {
    const started = Date.now();
    expect(detectCrisis(unbroken)).toBeNull();
    expect(detectCrisis(`${unbroken} I want to die`)?.kind).toBe('self-harm');
    expect(Date.now() - started).toBeLessThan(20_000);
  });
});

describe('each crisis rule', () => {
  const rules = [...CRISIS_RULES.flatMap(([, list]) => list), ...HARMLESS_TALK];
  const matches = (rule: CrisisRule, message: string) =>
    createRuleMatcher([['crisis', [rule]]]).match(tokenize(message)) !== null;

  test.each(rules)('matches its own examples: $examples', (rule) => {
    expect(rule.examples.length).toBeGreaterThan(0);
    expect(rule.examples.filter((message) => !matches(rule, message))).toEqual([]);
  });

  test.each(rules.filter((rule) => rule.unless || rule.unlessAfter))(
    'does not match the messages that it lists as harmless: $harmless',
    ({ harmless = [], ...rule }) => {
      const withoutExclusions = { phrase: rule.phrase, examples: rule.examples };
      expect(harmless.length).toBeGreaterThan(0);
      for (const message of harmless) {
        expect(matches(rule, message), message).toBe(false);
        expect(matches(withoutExclusions, message), message).toBe(true);
      }
    },
  );

  it('has no line longer than 90 characters', () => {
    const lines = rules.flatMap(({ phrase, unless = [] }) => [phrase, unless].flat(2));
    expect(lines.filter((line) => line.length > 90)).toEqual([]);
  });
});

describe('the crisis rules', () => {
  const letter = [
    'We had a quiet week, but I slept badly and the garden is behind.',
    'My sister came on Sunday with her two boys, and we walked down to the river before lunch.',
    'I have started on the second workshop, and I like the part about breathing before a meeting.',
    'What helps when the mind goes on after work? I lie there and plan the next day.',
    'Should I stop drinking tea in the evening, or is it only the light of the phone?',
  ].join(' ');

  it('run fewer than 15 regular expressions on a long harmless letter', () => {
    const places = letter.split(' ').length * CRISIS_RULES.flatMap(([, rules]) => rules).length;
    expect(places).toBeGreaterThan(15_000);
    expect(CRISIS_MATCHER.countAttempts(tokenize(letter))).toBeLessThan(15);
  });

  it('run the regular expression of a rule whose required words all occur', () => {
    expect(CRISIS_MATCHER.countAttempts(tokenize(`${letter} I want to die.`))).toBeGreaterThan(0);
  });
});

describe('the warm-up of the crisis detector', () => {
  it('leaves no regular expression to compile during detection', async () => {
    vi.resetModules();
    const detector = await import('./detect-crisis.ts');
    const compiled = vi.fn();
    class CountedRegExp extends RegExp {
      constructor(pattern: string, flags?: string) {
        compiled();
        super(pattern, flags);
      }
    }
    vi.stubGlobal('RegExp', CountedRegExp);
    try {
      detector.detectCrisis('I want to die.');
      expect(compiled).toHaveBeenCalled();
      for (const _step of detector.warmUp());
      expect(compiled).toHaveBeenCalledTimes(
        detector.CRISIS_RULES.flatMap(([, rules]) => rules).length + HARMLESS_TALK.length,
      );
      compiled.mockClear();
      for (const message of crisis) detector.detectCrisis(message);
      expect(compiled).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([1, 100, 300, 470])(
    'finishes even if a message is checked during step %i',
    async (detectedAt) => {
      vi.resetModules();
      const detector = await import('./detect-crisis.ts');
      let step = 0;
      for (const _step of detector.warmUp()) {
        if (++step !== detectedAt) continue;
        expect(detector.detectCrisis('I want to die.')?.answer).toBe('alarm');
      }
      expect(step).toBeGreaterThan(detectedAt);
      expect(detector.detectCrisis('I want to die.')?.answer).toBe('alarm');
    },
  );
});
