import { expect, it } from 'vitest';
import { checklistOf } from './checklist.ts';

it('reads list items that can be ticked, and nothing else', () => {
  const body = 'Do it.\n\n- [ ] Write **one** line\n- [x] Done before\n- not to tick\n';
  expect(checklistOf(body)).toEqual(['Write one line', 'Done before']);
});
