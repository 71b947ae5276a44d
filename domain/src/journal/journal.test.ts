import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addOlderEntries, applyEntryChanges, entryDay, type JournalEntry } from './entry.ts';
import { tapFeeling } from './open-entry.ts';
import { matchesSearch, searchPatterns } from './search.ts';
import { addNewEntries, listDaysInMonth, roundToFeeling } from './year.ts';

const entry = (change: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 'a',
  at: '2026-11-15T22:30:00.000Z',
  utcOffset: 60,
  feeling: 4,
  words: '',
  tags: [],
  ...change,
});

describe('tapping a feeling', () => {
  const later = { id: 'b', at: '2026-11-15T22:40:00.000Z', utcOffset: 60 };

  it('starts a journal entry', () => {
    const begun = { ...later, feeling: 2, words: '', tags: [] };
    expect(tapFeeling(null, 2, later)).toEqual({ open: begun, save: [begun] });
  });

  it('corrects the open journal entry and keeps its words', () => {
    const corrected = entry({ feeling: 2, words: 'Half a thought' });
    expect(tapFeeling(entry({ words: 'Half a thought' }), 2, later)).toEqual({
      open: corrected,
      save: [corrected],
    });
  });

  it('saves yesterday’s entry and starts a new one after local midnight', () => {
    const open = entry({ words: 'Half a thought' });
    const midnight = { id: 'b', at: '2026-11-15T23:00:00.000Z', utcOffset: 60 };
    const { open: begun, save } = tapFeeling(open, 5, midnight);
    expect(save).toEqual([open, begun]);
    expect([entryDay(open), entryDay(begun)]).toEqual(['2026-11-15', '2026-11-16']);
    expect(begun).toMatchObject({ id: 'b', feeling: 5, words: '' });
  });
});

test('an entry from after midnight belongs to the day before until the member’s day starts', () => {
  const night = { at: '2026-11-16T01:30:00.000Z', utcOffset: 60, dayStart: 3 } as const;
  expect(entryDay(night)).toBe('2026-11-15');
  expect(entryDay({ ...night, at: '2026-11-16T02:00:00.000Z' })).toBe('2026-11-16');
  expect(entryDay({ ...night, dayStart: undefined })).toBe('2026-11-16');
  const open = entry();
  expect(tapFeeling(open, 2, { id: 'b', ...night }).open).toEqual({ ...open, feeling: 2 });
});

test('the journal list shows changed entries, newest first, and no deleted ones', () => {
  const first = entry();
  const second = entry({ id: 'b', at: '2026-11-15T23:30:00.000Z' });
  const changed = { ...first, words: 'More' };
  expect(
    applyEntryChanges(
      [first],
      [
        { id: 'b', entry: second },
        { id: 'a', entry: changed },
      ],
    ),
  ).toEqual([second, changed]);
  expect(applyEntryChanges([second, first], [{ id: 'b', entry: null }])).toEqual([first]);
});

describe('the unfiltered journal list', () => {
  const [newest, middle, oldest] = [3, 2, 1].map((day) =>
    entry({ id: `${day}`, at: `2026-11-0${day}T20:00:00.000Z` }),
  ) as [JournalEntry, JournalEntry, JournalEntry];

  it('shows the latest version of an entry that older pages contain as well', () => {
    const changed = { ...middle, words: 'More' };
    const latest = { entries: [newest, changed], nextCursor: 'older' };
    expect(addOlderEntries(latest, [middle, oldest])).toEqual([newest, changed, oldest]);
  });

  it('leaves out a deleted entry that older pages still contain', () => {
    const latest = { entries: [middle], nextCursor: 'older' };
    expect(addOlderEntries(latest, [newest, middle, oldest])).toEqual([middle, oldest]);
    expect(addOlderEntries({ entries: [], nextCursor: null }, [newest])).toEqual([]);
  });
});

describe('journal search', () => {
  const all = { words: '', tag: null, day: null } as const;

  test.each([
    ['', true],
    ['walk', true],
    ['WALK garden', true],
    ['walk office', false],
    ['ÄRGER', true],
    ['(so-so)', true],
    ['50% .*', false],
    ['fuss', false],
    ['FUẞ', true],
  ])('decides whether the sample entry matches the words %j', (words, found) => {
    const one = entry({ words: 'A Walk in the garden, ärger gone (so-so), Fuß' });
    expect(matchesSearch(one, { ...all, words })).toBe(found);
  });

  it('finds an entry by its tag and by its local day', () => {
    const one = entry({ tags: ['work'] });
    expect(matchesSearch(one, { ...all, tag: 'work', day: '2026-11-15' })).toBe(true);
    expect(matchesSearch(one, { ...all, tag: 'rest' })).toBe(false);
    expect(matchesSearch(one, { ...all, day: '2026-11-16' })).toBe(false);
  });

  it('finds any entry by its own text and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        (text, a, b) => {
          const words = text.normalize('NFC').slice(Math.min(a, b) % 60);
          expect(() => searchPatterns(words).map((one) => new RegExp(one, 'u'))).not.toThrow();
          expect(
            matchesSearch(entry({ words: text.normalize('NFC') }), { ...all, words: text }),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('the journal’s year view', () => {
  test.each([
    [1, 1],
    [1.4, 1],
    [1.5, 2],
    [3.4, 3],
    [4.5, 5],
    [5, 5],
  ])('shows a day’s average of %s as feeling %s', (average, feeling) => {
    expect(roundToFeeling(average)).toBe(feeling);
  });

  it('counts unsent entries in the year to which they belong', () => {
    const days = [{ day: '2026-11-15', feeling: 2, count: 1 }];
    const newYear = entry({ at: '2026-12-31T23:30:00.000Z' });
    const added = [entry(), newYear].map((one) => ({ id: one.id, entry: one }));
    expect(addNewEntries(days, added, 2026)).toEqual([{ day: '2026-11-15', feeling: 3, count: 2 }]);
    expect(addNewEntries([], added, 2027)).toEqual([{ day: '2027-01-01', feeling: 4, count: 1 }]);
  });

  it('lists all days of a month', () => {
    expect(listDaysInMonth('2028-02')).toHaveLength(29);
    expect(listDaysInMonth('2026-12').at(-1)).toBe('2026-12-31');
  });
});
