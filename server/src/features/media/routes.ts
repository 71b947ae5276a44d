import {
  beginUploadRequest,
  describeRequest,
  mediaItem,
  mediaListResponse,
  mediaParam,
  uploadState,
  videoPass,
} from '@hearthway/domain/media/contract';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { deleteMedia, describeMedia } from './edit-media.ts';
import { listMedia } from './media-item.ts';
import { beginUpload, cancelUpload, readUpload } from './uploads.ts';
import { createPass, VIEWER_COOKIE } from './video-pass.ts';

const forEditors = { refusals: { 403: 'Only editors can do this' } };

export const mediaRoutes = (deps: Pick<Deps, 'media' | 'config'>) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      described('Every picture and video, and where each is used', mediaListResponse, forEditors),
      async (c) => c.json(await listMedia(c.var.call)),
    )
    .post(
      '/uploads',
      described(
        'Start an upload. Send its parts, of four megabytes each, to /uploads/:id/:index',
        uploadState,
        { refusals: { ...forEditors.refusals, 413: 'The file is too large' } },
      ),
      valid('json', beginUploadRequest),
      async (c) => c.json(await beginUpload(c.var.call, c.req.valid('json'), deps)),
    )
    .get(
      '/uploads/:id',
      described('How much of a file has arrived', uploadState, forEditors),
      valid('param', mediaParam),
      async (c) => c.json(await readUpload(c.var.call, c.req.valid('param'))),
    )
    .delete(
      '/uploads/:id',
      described('Cancel an upload', null, forEditors),
      valid('param', mediaParam),
      async (c) => {
        await cancelUpload(c.var.call, c.req.valid('param'), deps);
        return c.body(null, 204);
      },
    )
    .put(
      '/:id',
      described(
        'Set a picture’s alt text, or leave it empty if the picture is decorative',
        mediaItem,
        forEditors,
      ),
      valid('param', mediaParam),
      valid('json', describeRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await describeMedia(c.var.call, input));
      },
    )
    .delete(
      '/:id',
      described('Delete an unused picture or video', null, {
        refusals: { ...forEditors.refusals, 409: 'The file is still in use' },
      }),
      valid('param', mediaParam),
      async (c) => {
        await deleteMedia(c.var.call, c.req.valid('param'), deps);
        return c.body(null, 204);
      },
    );

export const videoRoutes = (deps: Pick<Deps, 'secrets' | 'config'>) =>
  new Hono<MemberEnv>().post(
    '/videos/:id/pass',
    described(
      'An address that plays a video, for members who can read a page that contains it',
      videoPass,
      {
        refusals: { 404: 'There’s no such video, or this member can’t watch it' },
      },
    ),
    valid('param', mediaParam),
    async (c) => {
      const { viewer, address } = await createPass(c.var.call, c.req.valid('param'), deps);
      const { name, ...scope } = VIEWER_COOKIE;
      const secure = deps.config.auth.publicUrl.startsWith('https:');
      setCookie(c, name, viewer, { ...scope, secure, httpOnly: true, sameSite: 'Strict' });
      return c.json({ address });
    },
  );
