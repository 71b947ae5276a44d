import { expect, test } from 'vitest';
import { recommendTrack } from './recommend-track.ts';

const focus = (value: string) => ({ kind: 'focus', value });
const gender = (value: string | null) => ({ kind: 'gender', value });
const preference = { kind: 'preference', value: 'medical_first' };

test.each([
  [{ q_gender: 'female', q_focus: ['cycle'] }, null, 'WHI', 2, [focus('cycle'), gender('female')]],
  [{ q_gender: 'male', q_focus: ['sexual'] }, null, 'MHI', 2, [focus('sexual'), gender('male')]],
  [{ q_gender: 'male', q_focus: ['cycle'] }, null, 'MHI', 2, [focus('cycle'), gender('male')]],
  [{ q_focus: ['weight'] }, null, 'WHI', 2, [focus('weight'), gender(null)]],
  [{ q_gender: 'other', q_focus: ['weight'] }, null, 'WHI', 2, [focus('weight'), gender(null)]],
  [
    { q_gender: 'male', q_focus: ['cycle', 'relationship'] },
    'medical_first',
    'IBC',
    1,
    [focus('relationship')],
  ],
  [{ q_gender: 'male', q_focus: ['mood', 'pain'] }, null, 'SHJ', 3, [focus('mood'), focus('pain')]],
  [{}, null, 'SHJ', 3, []],
  [
    { q_gender: 'male', q_focus: ['mood'] },
    'medical_first',
    'MHI',
    2,
    [preference, gender('male')],
  ],
  [{}, 'medical_first', 'WHI', 2, [preference, gender(null)]],
  [{ q_focus: ['mood'] }, 'something_else', 'SHJ', 3, [focus('mood')]],
  [{ primary_concern: 'relationship' }, null, 'IBC', 1, [focus('relationship')]],
  [
    { q_gender: 'male', primary_concern: ['weight'] },
    null,
    'MHI',
    2,
    [focus('weight'), gender('male')],
  ],
  [{ primary_concern: 'snoring' }, null, 'SHJ', 3, [focus('snoring')]],
  [{ q_focus: ['mood'], primary_concern: 'relationship' }, null, 'SHJ', 3, [focus('mood')]],
  [{ q_focus: [], primary_concern: 'relationship' }, null, 'IBC', 1, [focus('relationship')]],
])(
  'the answers %j with preference %s lead to the track %s',
  (answers, stored, track, rule, causes) => {
    expect(recommendTrack(answers, stored)).toEqual({ track, rule, causes });
  },
);
