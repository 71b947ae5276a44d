import {
  deskPage,
  importedFile,
  importFileRequest,
  newPageRequest,
  offeredRequest,
  orderEffectRequest,
  orderEffectResponse,
  pageListResponse,
  pageParam,
  pageVersionResponse,
  pageVersionsResponse,
  restoreRequest,
  savePageRequest,
  stateEffectRequest,
  versionParam,
  workshopOrderRequest,
} from '@hearthway/domain/content-desk/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { answerOffered } from './answer-offered.ts';
import { exportContent } from './export-content.ts';
import { importFile } from './import-file.ts';
import { listPages } from './list-pages.ts';
import { makePage } from './make-page.ts';
import { listVersions, readPageVersion, restoreVersion } from './page-history.ts';
import { readPage } from './read-page.ts';
import { savePage } from './save-page.ts';
import { orderEffect, saveOrder, stateEffect } from './workshop-order.ts';

const forEditors = { refusals: { 403: 'Not an editor' } };
const forChanges = {
  refusals: { ...forEditors.refusals, 409: 'Somebody else has saved it meanwhile' },
};

export const contentDeskRoutes = ({ config }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      described('Every resource and workshop, in whatever state', pageListResponse, forEditors),
      async (c) => c.json(await listPages(c.var.call)),
    )
    .post(
      '/',
      described('Begin a page, as a draft', deskPage, forEditors),
      valid('json', newPageRequest),
      async (c) => c.json(await makePage(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/files',
      described('All content as the files that the app ships, in a zip', null, forEditors),
      async (c) =>
        c.body((await exportContent(c.var.call)) as Uint8Array<ArrayBuffer>, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="content.zip"',
        }),
    )
    .post(
      '/files',
      described('Bring one content file; what says the same stays untouched', importedFile, {
        refusals: { ...forEditors.refusals, 400: 'Not a content file' },
      }),
      valid('json', importFileRequest),
      async (c) => {
        const { links } = config.public;
        return c.json(await importFile(c.var.call, c.req.valid('json'), links));
      },
    )
    .put(
      '/workshop-order',
      described('Place the workshops', pageListResponse, forChanges),
      valid('json', workshopOrderRequest),
      async (c) => c.json(await saveOrder(c.var.call, c.req.valid('json'))),
    )
    .post(
      '/workshop-order/effect',
      described('How many members another order would lock out', orderEffectResponse, forEditors),
      valid('json', orderEffectRequest),
      async (c) => c.json(await orderEffect(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/:id',
      described('One page to work on', deskPage, forEditors),
      valid('param', pageParam),
      async (c) => c.json(await readPage(c.var.call, c.req.valid('param'))),
    )
    .put(
      '/:id',
      described('Save a page', deskPage, forChanges),
      valid('param', pageParam),
      valid('json', savePageRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await savePage(c.var.call, input));
      },
    )
    .post(
      '/:id/effect',
      described('How many members a change of who sees it would lock out', orderEffectResponse, {
        refusals: { ...forEditors.refusals, 404: 'No such page' },
      }),
      valid('param', pageParam),
      valid('json', stateEffectRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await stateEffect(c.var.call, input));
      },
    )
    .post(
      '/:id/offered',
      described('Take the shipped version of a page, or leave it', deskPage, forChanges),
      valid('param', pageParam),
      valid('json', offeredRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await answerOffered(c.var.call, input));
      },
    )
    .get(
      '/:id/versions',
      described('What was saved of a page, the latest first', pageVersionsResponse, forEditors),
      valid('param', pageParam),
      async (c) => c.json(await listVersions(c.var.call, c.req.valid('param'))),
    )
    .get(
      '/:id/versions/:version',
      described('A page as it was', pageVersionResponse, forEditors),
      valid('param', versionParam),
      async (c) => c.json(await readPageVersion(c.var.call, c.req.valid('param'))),
    )
    .post(
      '/:id/versions/:version/restore',
      described('Give a page the words it had', deskPage, forChanges),
      valid('param', versionParam),
      valid('json', restoreRequest),
      async (c) => {
        const { id, version: of } = c.req.valid('param');
        return c.json(await restoreVersion(c.var.call, { id, of, ...c.req.valid('json') }));
      },
    );
