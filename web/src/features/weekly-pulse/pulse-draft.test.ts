import { expect, test } from 'vitest';
import { createDraft, parseValues } from './pulse-draft.ts';

test('what was begun is there again, for that member only, until it is sent', () => {
  const draft = createDraft('amara');
  draft.set('mood', 8);
  expect(createDraft('amara').values.get()).toMatchObject({ mood: 8, stress: 5 });
  expect(createDraft('ben').values.get()).toMatchObject({ mood: 5 });
  draft.reset();
  expect(createDraft('amara').values.get()).toMatchObject({ mood: 5 });
});

test.each([null, '', 'nonsense', '[]', 'null', '{"mood":11}', '{"mood":"8"}', '{"luck":3}'])(
  'storage that holds %s is a fresh form',
  (text) => {
    expect(parseValues(text)).toEqual(parseValues(null));
  },
);
