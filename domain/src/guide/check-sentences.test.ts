import { describe, expect, it, test } from 'vitest';
import { checkModelAnswer } from './check-sentences.ts';
import { HOSTILE } from './testing/hostile-outputs.ts';
import { GRIEF, LOCKED, PASSAGES, REPAIR } from './testing/model-passages.ts';
import { WARM } from './testing/warm-outputs.ts';

const check = (text: string, question = 'How do I say sorry after a row?') =>
  checkModelAnswer(text, { question, passages: PASSAGES, locked: LOCKED });

const GOOD =
  'Cool down for at least half an hour and say when you will be back. Coming back soon matters more than finding perfect words.';

describe('a hostile answer', () => {
  test('is tested with forty examples', () => expect(HOSTILE).toHaveLength(40));

  test.each(HOSTILE)('is not shown: $name', ({ question, text, hidden }) => {
    const shown = check(text, question)?.text ?? '';
    if (!hidden) expect(shown).toBe('');
    for (const part of hidden ?? []) expect(shown).not.toContain(part);
  });
});

describe('a warm and correct answer', () => {
  test('is shown in at least eighteen of twenty cases', () => {
    expect(WARM).toHaveLength(20);
    const missing = WARM.filter(({ question, text }) => check(text, question) === null);
    expect(missing.length, missing.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(2);
  });

  it('may link to the pages that the model was given', () => {
    const text = `${GOOD} More is on [${REPAIR.title}](${REPAIR.path}).`;
    expect(check(text)?.text).toBe(text);
  });

  it('names as its source the passage from which most sentences come', () => {
    expect(check(GOOD)?.source).toBe(REPAIR);
    expect(check("I'm so sorry. Grief has no timetable and comes in waves.")?.source).toBe(GRIEF);
  });

  it('may consist of an acknowledgement and a question', () => {
    const text = 'That sounds painful. Are you both ready to talk, or do you need to cool down?';
    expect(check(text)).toEqual({ text, source: null });
  });

  it('may quote a referral from a page word for word, but not reword it', () => {
    const quote =
      'Get help now has domestic abuse contacts; call emergency services if you are in danger.';
    expect(check(`${GOOD} ${quote}`)?.text).toContain(quote);
    expect(check(`${GOOD} Call emergency services now.`)?.text).toBe(GOOD);
  });
});

describe('a model’s answer', () => {
  test.each([
    ['if one sentence is left', 'That sounds hard. Bitcoin is rising. Sell your house.'],
    [
      'if less than half of the text is left',
      `That sounds hard. Cool down for half an hour. ${'Bitcoin exchanges offer leverage to everyone who trades. '.repeat(4)}`,
    ],
    ['if only acknowledgements are left', "I'm so sorry. That sounds hard. It makes sense."],
    ['if the model declines', `NO PAGE FITS. ${GOOD}`],
    ['if nothing was written', ''],
    ['if the answer breaks off in its second sentence', 'That sounds hard. Cool down for half an'],
  ])('is rejected %s', (_name, text) => expect(check(text)).toBeNull());
});

test('a model’s answer that is long and tangled is checked quickly', { timeout: 3_000 }, () => {
  for (const piece of [
    '[a](',
    'do not ',
    '"a. ',
    'you are ',
    '- x\n',
    'the doctor is ',
    'take the ',
  ])
    check(piece.repeat(4_000 / piece.length));
});
