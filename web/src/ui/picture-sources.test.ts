import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('returns the size and srcset of an uploaded picture, and null for any other picture', () => {
  const address = '/media/pictures/0b8f/700x400';
  expect(pictureSources(address)).toEqual({
    width: 700,
    height: 400,
    srcSet: `${address}?w=480 480w, ${address} 700w`,
  });
  expect(pictureSources('/brand/sea.jpg')).toBeNull();
});
