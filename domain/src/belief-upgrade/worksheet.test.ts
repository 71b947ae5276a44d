import { describe, expect, it, test } from 'vitest';
import {
  dueForReview,
  isComplete,
  laterOf,
  missingIn,
  newWorksheet,
  openDraft,
  type Worksheet,
  withWorksheets,
} from './worksheet.ts';

const sheet = (change: Partial<Worksheet> = {}): Worksheet => ({
  ...newWorksheet({ id: 'a', at: '2026-11-15T20:00:00.000Z' }),
  ...change,
});
const finished = (change: Partial<Worksheet> = {}): Worksheet =>
  sheet({
    step: 3,
    belief: 'I never finish anything',
    speaksAgainst: 'I finished the fence',
    upgraded: 'I finish what matters to me',
    act: 'Send the letter',
    actBy: '2026-11-18',
    finishedOn: '2026-11-15',
    ...change,
  });
const review = {
  on: '2026-11-18',
  how: 'done',
  note: '',
  truth: 30,
  upgradedTruth: 70,
} as const;

describe('a step', () => {
  test.each<[Partial<Worksheet>, 1 | 2 | 3, string[]]>([
    [{}, 1, ['belief']],
    [{ belief: '   ' }, 1, ['belief']],
    [{ belief: 'I am late' }, 1, []],
    [{ speaksFor: 'Monday', costs: 'Sleep' }, 2, ['speaksAgainst']],
    [{ speaksAgainst: 'Tuesday' }, 2, []],
    [{}, 3, ['upgraded', 'act', 'actBy']],
    [{ upgraded: 'I arrive', act: 'Leave at eight' }, 3, ['actBy']],
    [{ upgraded: 'I arrive', act: 'Leave at eight', actBy: '2026-11-20' }, 3, []],
  ])('with %j in step %i still needs %j', (change, step, missing) => {
    expect(missingIn(sheet(change), step)).toEqual(missing);
  });

  it('is one of three, and a worksheet is complete with all of them', () => {
    expect(isComplete(finished())).toBe(true);
    expect(isComplete(finished({ speaksAgainst: '' }))).toBe(false);
    expect(isComplete(finished({ actBy: null }))).toBe(false);
  });
});

describe('two versions', () => {
  const early = sheet({ step: 1 });
  const late = sheet({ step: 2, at: '2026-11-15T20:00:01.000Z' });

  it('of a worksheet: the later edit wins, whichever arrives first', () => {
    expect(laterOf(early, late)).toBe(late);
    expect(laterOf(late, early)).toBe(late);
    expect(laterOf(early, sheet({ step: 3 }))).toBe(early);
    expect(withWorksheets([late], [early])).toEqual([late]);
    expect(withWorksheets([early], [late])).toEqual([late]);
  });

  it('of different worksheets are both there, the last changed first', () => {
    const other = sheet({ id: 'b', at: '2026-11-16T08:00:00.000Z' });
    expect(withWorksheets([late], [other])).toEqual([other, late]);
  });
});

it('goes on with the draft that was changed last', () => {
  const drafts = [sheet({ id: 'b', step: 2 }), sheet({ id: 'c' })];
  expect(openDraft([finished(), ...drafts])?.id).toBe('b');
  expect(openDraft([finished()])).toBeNull();
});

test.each<[string, Worksheet[], string[]]>([
  ['a day that has come', [finished()], ['a']],
  ['a day that was missed', [finished({ actBy: '2026-11-01' })], ['a']],
  ['a day that is still ahead', [finished({ actBy: '2026-11-19' })], []],
  ['a draft', [finished({ finishedOn: null })], []],
  ['what was asked already', [finished({ review })], []],
  ['several', [finished(), finished({ id: 'b', actBy: '2026-11-16' })], ['b', 'a']],
])('Today asks for %s', (_name, sheets, ids) => {
  expect(dueForReview(sheets, '2026-11-18').map(({ id }) => id)).toEqual(ids);
});
