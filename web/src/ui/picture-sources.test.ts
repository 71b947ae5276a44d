import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('only an uploaded picture has a size and smaller versions', () => {
  const address = '/media/pictures/0b8f/700x400';
  expect(pictureSources(address)).toEqual({
    width: 700,
    height: 400,
    srcSet: `${address}?w=480 480w, ${address} 700w`,
  });
  expect(pictureSources('/brand/sea.jpg')).toBeNull();
});
