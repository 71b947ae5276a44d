import { describe, expect, it, test } from 'vitest';
import { findMediaIds, getStoredWidths, pictureAddress, videoAddress } from './addresses.ts';

const [A, B] = ['0b8f7c1e-3a54-4c1c-9d1a-6a2f0c9be111', '0b8f7c1e-3a54-4c1c-9d1a-6a2f0c9be222'];

describe('the ids of uploaded media', () => {
  it('are found in Markdown, in HTML and in a plain URL', () => {
    const picture = pictureAddress({ id: A, width: 1600, height: 900 });
    const body = `![Sea](${picture})\n\n<video src="${videoAddress(B)}" title="Walk"></video>`;
    expect([...findMediaIds(body)]).toEqual([A, B]);
    expect([...findMediaIds(picture)]).toEqual([A]);
    expect([...findMediaIds('/media/pictures/none /media/else')]).toEqual([]);
  });
});

test.each([
  [200, [200]],
  [480, [480]],
  [700, [480, 700]],
  [1600, [480, 960, 1600]],
])('a picture that is %i pixels wide is stored in the widths %j', (width, widths) => {
  expect(getStoredWidths(width)).toEqual(widths);
});
