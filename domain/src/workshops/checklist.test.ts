import { expect, it } from 'vitest';
import { parseChecklist } from './checklist.ts';

it('a checklist contains only the checkbox items of a workshop’s text', () => {
  const body = 'Do it.\n\n- [ ] Write **one** line\n- [x] Done before\n- not to tick\n';
  expect(parseChecklist(body)).toEqual(['Write one line', 'Done before']);
});
