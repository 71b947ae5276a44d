import { expect, test } from 'vitest';
import { createHelpReader } from './help-answers.ts';

const files = [
  { front: { id: 'install', title: 'Install', page: '/install' }, body: 'Text', hash: '' },
];

test('the files with help answers are read once', async () => {
  let reads = 0;
  const findAnswer = createHelpReader(async () => {
    reads += 1;
    return files;
  });
  const answer = { title: 'Install', page: '/install', text: 'Text' };
  expect(
    await Promise.all([findAnswer('install'), findAnswer('install'), findAnswer('other')]),
  ).toEqual([answer, answer, undefined]);
  expect(reads).toBe(1);
});

test('the files with help answers are read again after a failed read', async () => {
  let reads = 0;
  const findAnswer = createHelpReader(async () => {
    reads += 1;
    if (reads === 1) throw new Error('EMFILE');
    return files;
  });
  await expect(findAnswer('install')).rejects.toThrow('EMFILE');
  expect(await findAnswer('install')).toMatchObject({ text: 'Text' });
});
