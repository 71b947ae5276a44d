import { expect, it, test } from 'vitest';
import { parseChecklist, splitChecklist } from './checklist.ts';

it('a checklist contains only the checkbox items of a workshop’s text', () => {
  const body = 'Do it.\n\n- [ ] Write **one** line\n- [x] Done before\n- not to tick\n';
  expect(parseChecklist(body)).toEqual(['Write one line', 'Done before']);
});

test.each([
  ['Read this.\n\n- [ ] One\n- [x] Two\n', 'Read this.', '- [ ] One\n- [x] Two'],
  ['- [ ] One\n\nThen more.', '- [ ] One\n\nThen more.', ''],
  ['Only text.', 'Only text.', ''],
  ['- [ ] Only\n- [ ] items', '', '- [ ] Only\n- [ ] items'],
])('the checklist at the end of %j is separated from the text', (body, prose, checklist) => {
  expect(splitChecklist(body)).toEqual({ prose, checklist });
});
