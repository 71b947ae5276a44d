import { expect, test } from 'vitest';
import { ContentError, readContentText } from './content-files.ts';

const RESOURCE = ['slug: on-rest', 'title: On rest', 'lane: SHJ', 'tags: [sleep]'];
const REST = ['visibility: public', 'created: 2026-01-31'];
const WORKSHOP = ['slug: on-rest', 'title: On rest', 'created: 2026-01-31', 'tags: [workshop]'];
const toFile = (...front: string[]) => `---\n${front.join('\n')}\n---\nText`;

test.each([
  ['resources/shj/on-rest.md', toFile(...RESOURCE, ...REST), 'resource'],
  ['workshops/on-rest.md', toFile(...WORKSHOP), 'workshop'],
])('the content file %s is accepted', (path, text, kind) => {
  expect(readContentText(path, text)).toMatchObject({ kind, body: 'Text' });
});

test.each([
  [
    'a resource tagged "workshop"',
    'resources/shj/on-rest.md',
    toFile(...RESOURCE, ...REST).replace('[sleep]', '[sleep, workshop]'),
    /^content\/resources\/shj\/on-rest\.md cannot be used: tags: must not hold "workshop"\.$/,
  ],
  [
    'a workshop not tagged "workshop"',
    'workshops/on-rest.md',
    toFile(...WORKSHOP).replace('[workshop]', '[sleep]'),
    /^content\/workshops\/on-rest\.md cannot be used: tags: must hold "workshop"\.$/,
  ],
  [
    'a resource with unknown front matter',
    'resources/shj/on-rest.md',
    toFile(...RESOURCE, ...REST, 'colour: blue'),
    /^content\/resources\/shj\/on-rest\.md cannot be used: .*colour/,
  ],
  [
    'a workshop with unknown front matter',
    'workshops/on-rest.md',
    toFile(...WORKSHOP, 'lane: SHJ'),
    /^content\/workshops\/on-rest\.md cannot be used: .*lane/,
  ],
  [
    'an offer with unknown front matter',
    'offers/rest.md',
    toFile(
      ...['id: 6f1c1f0e-3b0f-4a39-9d0a-0d7d3f3f7b11', 'title: Rest', 'priority: 1'],
      ...['active: true', 'segment_filter: {}', 'colour: blue'],
    ),
    /^content\/offers\/rest\.md cannot be used: .*colour/,
  ],
  [
    'a file without front matter',
    'offers/rest.md',
    'Text',
    /^content\/offers\/rest\.md must start with front matter/,
  ],
])('%s is refused with an error that names the file', (_name, path, text, message) => {
  const read = () => readContentText(path, text);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(message);
});
