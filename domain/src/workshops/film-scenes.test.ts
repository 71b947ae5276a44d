import { describe, expect, it } from 'vitest';
import { filmScenes, sceneSeconds } from './film-scenes.ts';

describe('the scenes of a KNOW part', () => {
  it('are the first sentences of its paragraphs, in plain words', () => {
    const body = 'Think of **one** thing. And more.\n\nIs it "true?" Yes.\n\n- a list\n\nNo stop';
    expect(filmScenes(body).map(({ text }) => text)).toEqual([
      'Think of one thing.',
      'Is it "true?"',
      'a list',
      'No stop',
    ]);
  });

  it('are few, and each is short', () => {
    const scenes = filmScenes(Array(20).fill('word '.repeat(100)).join('\n\n'));
    expect(scenes).toHaveLength(8);
    for (const { text } of scenes) expect(text.length).toBeLessThanOrEqual(151);
  });

  it('stand between four and ten seconds', () => {
    expect(sceneSeconds('Short.')).toBe(4);
    expect(sceneSeconds('word '.repeat(60))).toBe(10);
  });

  it('of an empty part are none', () => {
    expect(filmScenes('')).toEqual([]);
  });
});
