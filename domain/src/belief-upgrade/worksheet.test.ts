import { describe, expect, it, test } from 'vitest';
import {
  dueForReview,
  findLatestDraft,
  findMissingFields,
  isComplete,
  laterVersion,
  mergeWorksheets,
  newWorksheet,
  type Worksheet,
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

describe('worksheet steps', () => {
  test.each<[Partial<Worksheet>, 1 | 2 | 3, string[]]>([
    [{}, 1, ['belief']],
    [{ belief: '   ' }, 1, ['belief']],
    [{ belief: 'I am late' }, 1, []],
    [{ speaksFor: 'Monday', costs: 'Sleep' }, 2, ['speaksAgainst']],
    [{ speaksAgainst: 'Tuesday' }, 2, []],
    [{}, 3, ['upgraded', 'act', 'actBy']],
    [{ upgraded: 'I arrive', act: 'Leave at eight' }, 3, ['actBy']],
    [{ upgraded: 'I arrive', act: 'Leave at eight', actBy: '2026-11-20' }, 3, []],
  ])('need all their fields: with %j filled in, step %i lacks %j', (change, step, missing) => {
    expect(findMissingFields(sheet(change), step)).toEqual(missing);
  });

  it('complete a worksheet only when all three are filled in', () => {
    expect(isComplete(finished())).toBe(true);
    expect(isComplete(finished({ speaksAgainst: '' }))).toBe(false);
    expect(isComplete(finished({ actBy: null }))).toBe(false);
  });
});

describe('merging two lists of worksheets', () => {
  const early = sheet({ step: 1 });
  const late = sheet({ step: 2, at: '2026-11-15T20:00:01.000Z' });

  it('keeps the later edit of a worksheet, whichever edit arrives first', () => {
    expect(laterVersion(early, late)).toBe(late);
    expect(laterVersion(late, early)).toBe(late);
    expect(laterVersion(early, sheet({ step: 3 }))).toBe(early);
    expect(mergeWorksheets([late], [early])).toEqual([late]);
    expect(mergeWorksheets([early], [late])).toEqual([late]);
  });

  it('keeps different worksheets and puts the most recently changed one first', () => {
    const other = sheet({ id: 'b', at: '2026-11-16T08:00:00.000Z' });
    expect(mergeWorksheets([late], [other])).toEqual([other, late]);
  });
});

it('the worksheet wizard resumes the most recently changed draft', () => {
  const drafts = [sheet({ id: 'b', step: 2 }), sheet({ id: 'c' })];
  expect(findLatestDraft([finished(), ...drafts])?.id).toBe('b');
  expect(findLatestDraft([finished()])).toBeNull();
});

test.each<[string, Worksheet[], string[]]>([
  ['a worksheet due today', [finished()], ['a']],
  ['an overdue worksheet', [finished({ actBy: '2026-11-01' })], ['a']],
  ['no worksheet due later', [finished({ actBy: '2026-11-19' })], []],
  ['no draft', [finished({ finishedOn: null })], []],
  ['no worksheet already reviewed', [finished({ review })], []],
  [
    'several worksheets, the one due earliest first',
    [finished(), finished({ id: 'b', actBy: '2026-11-16' })],
    ['b', 'a'],
  ],
])('the Today list asks for a review of %s', (_name, sheets, ids) => {
  expect(dueForReview(sheets, '2026-11-18').map(({ id }) => id)).toEqual(ids);
});
