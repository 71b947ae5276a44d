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
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { deleteMedia, describeMedia } from './keep-media.ts';
import { listMedia } from './media-item.ts';
import { beginUpload, cancelUpload, readUpload } from './uploads.ts';
import { givePass } from './video-pass.ts';

const forEditors = { refusals: { 403: 'Not an editor' } };

export const mediaRoutes = (deps: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      described('Every picture and video, with where it is shown', mediaListResponse, forEditors),
      async (c) => c.json(await listMedia(c.var.call)),
    )
    .post(
      '/uploads',
      described(
        'Begin to send a file; its parts of four megabytes go to /uploads/:id/:index',
        uploadState,
        { refusals: { ...forEditors.refusals, 413: 'Larger than is taken' } },
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
      described('Give an upload up', null, forEditors),
      valid('param', mediaParam),
      async (c) => {
        await cancelUpload(c.var.call, c.req.valid('param'), deps);
        return c.body(null, 204);
      },
    )
    .put(
      '/:id',
      described('Say what a picture shows; nothing where it only decorates', mediaItem, forEditors),
      valid('param', mediaParam),
      valid('json', describeRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await describeMedia(c.var.call, input));
      },
    )
    .delete(
      '/:id',
      described('Delete what nothing shows', null, {
        refusals: { ...forEditors.refusals, 409: 'Something shows it' },
      }),
      valid('param', mediaParam),
      async (c) => {
        await deleteMedia(c.var.call, c.req.valid('param'), deps);
        return c.body(null, 204);
      },
    );

/** What members ask for. */
export const videoRoutes = (deps: Deps) =>
  new Hono<MemberEnv>().post(
    '/videos/:id/pass',
    described('An address that plays a video, for who may read a page that shows it', videoPass, {
      refusals: { 404: 'No such video, or not for this member' },
    }),
    valid('param', mediaParam),
    async (c) => c.json(await givePass(c.var.call, c.req.valid('param'), deps)),
  );
