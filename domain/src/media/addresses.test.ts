import { describe, expect, it, test } from 'vitest';
import { mediaIn, pictureAddress, videoAddress, widthsOf } from './addresses.ts';

const [A, B] = ['0b8f7c1e-3a54-4c1c-9d1a-6a2f0c9be111', '0b8f7c1e-3a54-4c1c-9d1a-6a2f0c9be222'];

describe('what a text shows', () => {
  it('is found in markdown, in HTML and as an address', () => {
    const picture = pictureAddress({ id: A, width: 1600, height: 900 });
    const body = `![Sea](${picture})\n\n<video src="${videoAddress(B)}" title="Walk"></video>`;
    expect([...mediaIn(body)]).toEqual([A, B]);
    expect([...mediaIn(picture)]).toEqual([A]);
    expect([...mediaIn('/media/pictures/none /media/else')]).toEqual([]);
  });
});

test.each([
  [200, [200]],
  [480, [480]],
  [700, [480, 700]],
  [1600, [480, 960, 1600]],
])('a picture %i wide is kept as %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});
