import type { Page } from '@playwright/test';

export function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          if (!context) throw new Error('no canvas to read a picture with');
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      if (!first || !second || first.length !== second.length) return 1;
      let different = 0;
      for (let at = 0; at < first.length; at += 4) {
        const apart = [0, 1, 2].reduce(
          (sum, channel) =>
            sum + Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)),
          0,
        );
        if (apart > 12) different += 1;
      }
      return different / (first.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
