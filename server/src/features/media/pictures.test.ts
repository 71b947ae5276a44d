import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { MediaItem, MediaListResponse } from '@hearthway/domain/media/contract';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { finishUpload, sendPart, upload } from '../../testing/upload.ts';

const TIMEOUT_MS = 120_000;

let t: TestApp;
let ruth: SignedInMember;
let photo: Buffer;

beforeAll(async () => {
  t = await createTestApp({ env: { MEDIA_PICTURE_MB: '1', MEDIA_VIDEO_MB: '9' } });
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#147' } })
    .withExif({ IFD0: { Artist: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => t.close());

const send = (bytes: Buffer, name?: string) => upload(t, ruth, bytes, name);
const look = (address: string, accept = 'image/avif,image/webp,*/*') =>
  t.app.request(address, { headers: { Accept: accept } });
const library = async () =>
  (await callApi<MediaListResponse>(t, ruth, 'GET', '/admin/media')).body.media;
const unfinished = () => t.sql('select from app.media_uploads');

describe('a picture', { timeout: TIMEOUT_MS }, () => {
  let picture: MediaItem;

  it('is stored at an unguessable URL with a safe file name', async () => {
    const { status, body } = await send(photo, '../../<b>sea\u0001\u202E.jpg');
    expect(status).toBe(200);
    picture = body;
    expect(picture).toMatchObject({ kind: 'picture', name: 'bsea.jpg', alt: null, uses: [] });
    expect(picture.address).toBe(`/media/pictures/${picture.id}/700x400`);
    expect(await unfinished()).toEqual([]);
    expect((await t.deps.media.keys()).every((key) => key.startsWith('pictures/'))).toBe(true);
  });

  test.each([
    ['image/avif,image/webp,*/*', '', 'image/avif', 700],
    ['image/webp,*/*', '?w=100', 'image/webp', 480],
    ['*/*', '?w=481', 'image/jpeg', 700],
    ['*/*', '?w=9999', 'image/jpeg', 700],
  ])(
    'is sent, for Accept "%s" and query "%s", as %s, %i pixels wide, without metadata',
    async (accept, query, type, width) => {
      const response = await look(picture.address + query, accept);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('vary')).toBe('Accept');
      expect((await sharp(bytes).metadata()).width).toBe(width);
      expect(bytes.includes('SECRET PLACE')).toBe(false);
    },
  );

  test.each(['0x0', '1x400', '700x400x1', '../700x400', '%2e%2e%2f480.jpg'])(
    'is not found under the wrong dimensions "%s"',
    async (measures) => {
      const response = await look(`/media/pictures/${picture.id}/${measures}`);
      expect(response.status).toBe(404);
    },
  );

  it('cannot be used in a page until it has an alt text', async () => {
    const desk = (method: string, path: string, body: object) =>
      callApi(t, ruth, method, `/admin/content${path}`, body);
    const { body: page } = await desk('POST', '', { kind: 'resource', title: 'Sea', lane: 'SHJ' });
    const { title, lane, tags, coverUrl, link, minutes, version } = page;
    const fields = { title, lane, tags, coverUrl, link, minutes, version };
    const save = () => desk('PUT', `/${page.id}`, { ...fields, body: `![](${picture.address})` });
    expect((await save()).body).toMatchObject({ status: 400, title: MEDIA_TEXT.needsWords });
    await callApi(t, ruth, 'PUT', `/admin/media/${picture.id}`, { alt: '' });
    expect((await save()).status).toBe(200);
    await t.sql('delete from content_versions');
    await t.sql('delete from resources where id = $1', [page.id]);
  });

  it('can be deleted only when it is not in use', async () => {
    const { body } = await callApi(t, ruth, 'PUT', `/admin/media/${picture.id}`, {
      alt: ' The sea ',
    });
    expect(body.alt).toBe('The sea');
    await t.sql(
      `insert into resources (slug, title, body, lane, visibility) values ('sea', 'At sea', $1, 'SHJ', 'hidden')`,
      [`![The sea](${picture.address})`],
    );
    const [shown] = await library();
    expect(shown?.uses).toMatchObject([{ kind: 'page', title: 'At sea' }]);
    const remove = () => callApi(t, ruth, 'DELETE', `/admin/media/${picture.id}`);
    expect((await remove()).body).toMatchObject({ code: 'in_use', title: MEDIA_TEXT.inUse });
    await t.sql(`insert into content_versions (kind, item, version, fields, saved_at)
      select 'resource', id, 1, jsonb_build_object('body', body), now() from resources where slug = 'sea'`);
    await t.sql(`update resources set body = 'Words' where slug = 'sea'`);
    expect((await remove()).status).toBe(409);
    await t.sql('delete from content_versions');
    expect((await remove()).status).toBe(204);
    expect((await look(picture.address)).status).toBe(404);
    expect(await t.deps.media.keys()).toEqual([]);
  });

  it('can be uploaded as PNG, WebP, AVIF or animated GIF', async () => {
    const still = sharp(photo).resize(60);
    const frames = await sharp(randomBytes(20 * 40 * 3), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif()
      .toBuffer();
    const all = [
      await still.png().toBuffer(),
      await still.webp().toBuffer(),
      await still.avif().toBuffer(),
      frames,
    ];
    for (const bytes of all) {
      const { status, body } = await send(bytes);
      expect(status).toBe(200);
      await callApi(t, ruth, 'DELETE', `/admin/media/${body.id}`);
    }
  });
});

function png(width: number, height: number, data: Buffer): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const SCRIPT = '<script>alert(1)</script>';
const text = (words: string) => Buffer.from(words, 'latin1');

describe('an unusual or hostile file', { timeout: TIMEOUT_MS }, () => {
  test.each<[string, () => Buffer, number, string]>([
    ['an empty file', () => Buffer.alloc(0), 400, MEDIA_TEXT.empty],
    [
      'an SVG with a script',
      () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      415,
      MEDIA_TEXT.wrongType,
    ],
    [
      'an SVG with an XML declaration',
      () => text(`<?xml version="1.0"?><svg>${SCRIPT}</svg>`),
      415,
      MEDIA_TEXT.wrongType,
    ],
    ['an HTML page', () => text(`<!doctype html>${SCRIPT}`), 415, MEDIA_TEXT.wrongType],
    ['an archive', () => text('PK\x03\x04 and more'), 415, MEDIA_TEXT.wrongType],
    ['a program', () => text('\x7fELF\x02\x01\x01'), 415, MEDIA_TEXT.wrongType],
    [
      'a GIF that is a script',
      () => text(`GIF89a/*${'\0'.repeat(40)}*/=1;alert(1)//`),
      422,
      MEDIA_TEXT.broken,
    ],
    [
      'a JPEG that is an HTML page',
      () => text(`\xff\xd8\xff\xe0${SCRIPT}`),
      422,
      MEDIA_TEXT.broken,
    ],
    ['half a JPEG', () => photo.subarray(0, photo.length / 2), 422, MEDIA_TEXT.broken],
    ['the header of a JPEG', () => photo.subarray(0, 4), 422, MEDIA_TEXT.broken],
    [
      'noise that begins like a PNG',
      () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), randomBytes(5000)]),
      422,
      MEDIA_TEXT.broken,
    ],
    [
      'a decompression bomb of 50,000 by 50,000 pixels',
      () => png(50_000, 50_000, Buffer.alloc(2_000_000)),
      422,
      MEDIA_TEXT.tooManyPixels,
    ],
    [
      'a picture of 10,000 by 10,000 pixels',
      () => png(10_000, 10_000, Buffer.alloc(10_000 * 1251)),
      422,
      MEDIA_TEXT.tooManyPixels,
    ],
    [
      'a picture that is too large',
      () => Buffer.concat([photo, Buffer.alloc(1024 * 1024)]),
      413,
      MEDIA_TEXT.pictureTooLarge(1),
    ],
    [
      'any file that is too large',
      () => Buffer.alloc(10 * 1024 * 1024),
      413,
      MEDIA_TEXT.videoTooLarge(9),
    ],
  ])(
    'is refused with a message, and nothing of it is stored: %s',
    async (_what, make, status, sentence) => {
      const answer = await send(make());
      expect([answer.status, answer.body.title]).toEqual([status, sentence]);
      expect(await unfinished()).toEqual([]);
      expect(await library()).toEqual([]);
    },
  );

  it('is scaled down if it is a picture 10,000 pixels wide', async () => {
    const { status, body } = await send(png(10_000, 4_000, Buffer.alloc(4_000 * 1251)));
    expect(status).toBe(200);
    expect([body.width, body.height]).toEqual([1600, 640]);
    await callApi(t, ruth, 'DELETE', `/admin/media/${body.id}`);
  });

  it('is stored without the script that was appended to its picture', async () => {
    const both = Buffer.concat([photo, text(`${SCRIPT}PK\x03\x04`)]);
    const { status, body } = await send(both, 'both.html');
    expect(status).toBe(200);
    for (const accept of ['image/avif', 'image/webp', 'text/html']) {
      const response = await look(body.address, accept);
      expect(response.headers.get('content-type')).toMatch(/^image\//);
      expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
    }
    await callApi(t, ruth, 'DELETE', `/admin/media/${body.id}`);
  });

  it('gets its own response even if twelve files arrive at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        send(n % 3 === 0 ? sharpened : n % 3 === 1 ? photo.subarray(0, 300) : text('PK')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, (_, n) => [200, 422, 415][n % 3]),
    );
    expect(await unfinished()).toEqual([]);
  });

  const sharpened = png(8, 8, Buffer.alloc(16));
});

describe('the parts of an upload', () => {
  const begin = async (size: number) =>
    (await callApi(t, ruth, 'POST', '/admin/media/uploads', { name: 'a.jpg', size })).body.id;

  it('must arrive complete and in order', async () => {
    const id = await begin(photo.length);
    const part = (index: number, bytes: Buffer) => sendPart(t, ruth, { id, index, bytes });
    expect((await finishUpload(t, ruth, id)).body.code).toBe('not_whole');
    expect((await part(1, photo)).body.code).toBe('out_of_order');
    expect((await part(-1, photo)).body.code).toBe('out_of_order');
    expect((await part(0, photo.subarray(1))).body.code).toBe('not_this_part');
    expect((await part(0, Buffer.concat([photo, photo]))).body.code).toBe('not_this_part');
    expect((await part(0, photo)).body.received).toBe(1);
    expect((await part(0, photo)).body.received).toBe(1);
    expect((await callApi(t, ruth, 'GET', `/admin/media/uploads/${id}`)).body.received).toBe(1);
    const twice = await Promise.all([finishUpload(t, ruth, id), finishUpload(t, ruth, id)]);
    expect(twice.map(({ status, body }) => [status, body.id])).toEqual([
      [200, id],
      [200, id],
    ]);
    expect((await finishUpload(t, ruth, id)).body.id).toBe(id);
    expect((await part(0, photo)).status).toBe(404);
  });

  it('are deleted when the upload is cancelled', async () => {
    const id = await begin(photo.length);
    await sendPart(t, ruth, { id, index: 0, bytes: photo });
    expect(await t.deps.media.keys()).toContain(`parts/${id}/0`);
    expect((await callApi(t, ruth, 'DELETE', `/admin/media/uploads/${id}`)).status).toBe(204);
    expect(await t.deps.media.keys()).not.toContain(`parts/${id}/0`);
    await t.sql(
      `insert into app.media_uploads (name, size) select 'x', 1 from generate_series(1, 50)`,
    );
    const { status, body } = await callApi(t, ruth, 'POST', '/admin/media/uploads', {
      name: 'x',
      size: 1,
    });
    expect([status, body.code]).toEqual([409, 'too_many_uploads']);
  });
});
