import { expect, it } from 'vitest';
import { toPassages } from './passages.ts';

const sentencesOf = (body: string) => toPassages({ body, tags: [] }).map((one) => one.sentences);

it('a passage keeps a list together with the sentence that introduces it', () => {
  expect(
    sentencesOf('Sleep comes in waves. Three things help:\n\n- A cool room.\n- The same hour.'),
  ).toEqual([['Sleep comes in waves.', 'Three things help:\n- A cool room.\n- The same hour.']]);
});

it('a passage leaves out tables and lists that no sentence introduces', () => {
  expect(
    sentencesOf(
      'A short answer first.\n\n| Food | Grams |\n|---|---|\n| Egg | 6 |\n\n## Packing\n\n- Socks',
    ),
  ).toEqual([['A short answer first.'], []]);
});

it('a passage continues with prose after a list', () => {
  expect(sentencesOf('Do one of these:\n\n1. Walk.\n2. Sing.\n\nThen rest for a while.')).toEqual([
    ['Do one of these:\n- Walk.\n- Sing.', 'Then rest for a while.'],
  ]);
});

it('a passage never splits a line of speech that has several sentences', () => {
  const body = 'Say it once, kindly: "Shoes on, please. I will help." Then wait for a moment.';
  expect(toPassages({ body, tags: [] })[0]?.sentences).toEqual([
    'Say it once, kindly: "Shoes on, please. I will help."',
    'Then wait for a moment.',
  ]);
});
