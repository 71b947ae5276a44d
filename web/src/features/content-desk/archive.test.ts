import { tarHeader, tarPadding } from '@hearthway/domain/content-desk/tar';
import { ARCHIVE_INDEX } from '@hearthway/domain/media/archive';
import { expect, test } from 'vitest';
import { listTar, readSource } from './archive.ts';

const NOW = new Date('2026-11-18T08:00:00Z');
const ID = '6f1d1d3e-8a34-4a52-9a3f-0a3c5a1f2b11';
const item = {
  ...{ id: ID, kind: 'picture', name: 'sea.png', alt: 'The sea' },
  ...{ address: `/media/pictures/${ID}/20x20`, file: `media/pictures/${ID}.webp` },
};

const pack = (files: Record<string, string>, name = 'content.tar') =>
  new File(
    [
      ...Object.entries(files).flatMap(([path, text]) => {
        const { length: size } = new TextEncoder().encode(text);
        return [
          tarHeader({ path, size }, NOW) as Uint8Array<ArrayBuffer>,
          ...[text, new Uint8Array(tarPadding(size))],
        ];
      }),
      new Uint8Array(1024),
    ],
    name,
  );

test('an archive is split into content files and media', async () => {
  const source = await readSource([
    pack({
      'content/resources/shj/a.md': 'Words é',
      'content/offers/b.md': 'Offer',
      'content/guide/help/c.md': 'Not imported',
      [ARCHIVE_INDEX]: JSON.stringify([item, { ...item, file: 'media/pictures/gone.webp' }]),
      [item.file]: 'bytes',
    }),
  ]);
  expect(source.texts.map(({ path }) => path)).toEqual(['resources/shj/a.md', 'offers/b.md']);
  expect(await source.texts[0]?.file.text()).toBe('Words é');
  expect(await source.media[0]?.file?.text()).toBe('bytes');
  expect(source.media[1]?.file).toBeNull();
});

test('an archive can be read if another program has packed its files into a folder', async () => {
  const { texts, media } = await readSource([
    pack({
      './export/content/workshops/01-a.md': 'Words',
      [`./export/${ARCHIVE_INDEX}`]: JSON.stringify([item]),
      [`./export/${item.file}`]: 'bytes',
    }),
  ]);
  expect([texts.length, media[0]?.file === null]).toEqual([1, false]);
});

test.each([
  ['a picture', new File(['x'.repeat(2000)], 'a.tar')],
  [
    'a truncated archive',
    new File([tarHeader({ path: 'a', size: 5000 }, NOW) as Uint8Array<ArrayBuffer>], 'a.tar'),
  ],
])('an archive cannot be imported if it is invalid: %s', async (_what, file) => {
  await expect(listTar(file)).rejects.toThrow(/archive/);
});

test('an archive whose index contains an unsafe path is refused', async () => {
  const bad = pack({ [ARCHIVE_INDEX]: '[{"id":"../../x"}]' });
  await expect(readSource([bad])).rejects.toThrow();
});
