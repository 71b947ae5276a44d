import { describe, expect, it, test } from 'vitest';
import { detectCrisis } from '../guide/detect-crisis.ts';
import { applyAdditionChanges, type StoredAddition } from './addition.ts';
import { saveAdditionRequest } from './contract.ts';
import type { JournalEntry } from './entry.ts';
import { feelingName } from './messages.ts';
import { tapFeeling } from './open-entry.ts';
import { addPrompt, dropUnanswered, SHIPPED_PROMPTS } from './prompt.ts';
import { matchesSearch } from './search.ts';

const content = { name: 'Content', icon: 'sun' } as const;
const moment = { id: 'a', at: '2026-11-15T22:30:00.000Z', utcOffset: 60 };

describe('a member’s own feeling', () => {
  it('is stored together with the number of one of the five faces', () => {
    const { open } = tapFeeling(null, 4, moment, content);
    expect(open).toMatchObject({ feeling: 4, ownFeeling: content });
    expect(feelingName(open)).toBe('Content');
  });

  it('is replaced when the member then taps one of the five faces', () => {
    const { open } = tapFeeling(tapFeeling(null, 4, moment, content).open, 2, moment);
    expect(feelingName(open)).toBe('Low');
  });

  it('is found by its name in a search', () => {
    const entry: JournalEntry = { ...tapFeeling(null, 4, moment, content).open, words: 'A walk' };
    const search = { tag: null, day: null };
    expect(matchesSearch(entry, { ...search, words: 'content walk' })).toBe(true);
    expect(
      matchesSearch({ ...entry, ownFeeling: undefined }, { ...search, words: 'content' }),
    ).toBe(false);
  });
});

test('the list of additions shows changes that are not sent yet', () => {
  const stored: StoredAddition[] = [
    { id: 'a', kind: 'prompt', text: 'First' },
    { id: 'b', kind: 'feeling', feeling: 4, ...content },
  ];
  expect(
    applyAdditionChanges(stored, [
      { id: 'a', addition: { kind: 'prompt', text: 'Changed' } },
      { id: 'b', addition: null },
      { id: 'c', addition: { kind: 'prompt', text: 'New' } },
    ]),
  ).toEqual([
    { id: 'a', kind: 'prompt', text: 'Changed' },
    { id: 'c', kind: 'prompt', text: 'New' },
  ]);
});

describe('a request with an addition', () => {
  const request = (text: string) => ({
    id: '5f0c2a52-5b1f-4c7e-9d53-0a4f6b1c2d3e',
    kind: 'prompt',
    changedAt: '2026-11-15T22:30:00.000Z',
    addition: { kind: 'prompt', text },
  });

  it('is accepted with letters of any language, and without the spaces around them', () => {
    const { addition } = saveAdditionRequest.parse(request('  Was war heute schön? 今日は '));
    expect(addition).toEqual({ kind: 'prompt', text: 'Was war heute schön? 今日は' });
  });

  test.each([
    ['nothing', '   '],
    ['a line break', 'Two\nlines'],
    ['a control character', 'Be\u0007ll'],
    ['a character that turns the text around', 'Turned \u202e around'],
    ['a letter that shows nothing', '\u3164'],
    ['too many letters', 'x'.repeat(141)],
  ])('is refused with %s', (_name, text) => {
    expect(saveAdditionRequest.safeParse(request(text)).success).toBe(false);
  });
});

describe('a prompt', () => {
  const prompts = ['What was kind?', 'What now?'];

  it('is put below the text, with room for an answer', () => {
    expect(addPrompt('', 'What now?', prompts)).toBe('What now?\n');
    expect(addPrompt('A walk. ', 'What now?', prompts)).toBe('A walk.\n\nWhat now?\n');
  });

  it('replaces a prompt that has no answer, and keeps one that has', () => {
    expect(addPrompt('A walk.\n\nWhat was kind?\n', 'What now?', prompts)).toBe(
      'A walk.\n\nWhat now?\n',
    );
    expect(addPrompt('What was kind?\nYou.', 'What now?', prompts)).toBe(
      'What was kind?\nYou.\n\nWhat now?\n',
    );
  });

  it('changes nothing if the text leaves no room for it', () => {
    const long = 'x'.repeat(995);
    expect(addPrompt(long, 'What now?', prompts)).toBe(long);
  });

  it('is left out of the saved text if it was not answered', () => {
    expect(dropUnanswered('What now?\n', prompts)).toBe('');
    expect(dropUnanswered('A walk.\n\nWhat now?\n', prompts)).toBe('A walk.');
    expect(dropUnanswered('I wonder: What now?', prompts)).toBe('I wonder: What now?');
  });

  test.each(SHIPPED_PROMPTS)('is short and does not look like a crisis: “%s”', (prompt) => {
    expect(prompt.length).toBeLessThanOrEqual(60);
    expect(detectCrisis(prompt)).toBeNull();
  });
});
