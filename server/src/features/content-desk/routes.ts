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
  pageSearchQuery,
  pageSearchResponse,
  pageVersionResponse,
  pageVersionsResponse,
  publishRequest,
  reviewRequest,
  savePageRequest,
  stateEffectRequest,
  versionParam,
  versionRequest,
  workshopOrderRequest,
} from '@hearthway/domain/content-desk/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { answerUpdate } from './answer-update.ts';
import { createPage } from './create-page.ts';
import { type ExportMedia, exportContent } from './export-content.ts';
import { importFile } from './import-file.ts';
import { listPages } from './list-pages.ts';
import { listVersions, readPageVersion, restoreVersion } from './page-history.ts';
import { publishPage, saveReview, withdrawPage } from './publish-page.ts';
import { readPage } from './read-page.ts';
import { discardDraft, savePage } from './save-page.ts';
import { searchPages } from './search-pages.ts';
import { predictOrderEffect, predictStateEffect, saveOrder } from './workshop-order.ts';

const forEditors = { refusals: { 403: 'Only editors can do this' } };
const forChanges = {
  refusals: { ...forEditors.refusals, 409: 'Someone else has saved a newer version' },
};
const forPublishers = {
  refusals: { ...forChanges.refusals, 403: 'Only the inner circle can do this' },
};

export const contentDeskRoutes = ({ config }: Pick<Deps, 'config'>, exportMedia: ExportMedia) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      described('Every resource and workshop, in any state', pageListResponse, forEditors),
      async (c) => c.json(await listPages(c.var.call)),
    )
    .post(
      '/',
      described('Create a page as a draft', deskPage, forEditors),
      valid('json', newPageRequest),
      async (c) => c.json(await createPage(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/search',
      described('Pages that contain these words', pageSearchResponse, forEditors),
      valid('query', pageSearchQuery),
      async (c) => c.json(await searchPages(c.var.call, c.req.valid('query'))),
    )
    .get(
      '/files',
      described(
        'All pages and offers as content files in a tar archive, with their pictures and videos',
        null,
        forEditors,
      ),
      async (c) => exportContent(c.var.call, exportMedia),
    )
    .post(
      '/files',
      described(
        'Import a content file, or preview the import. Identical content isn’t changed',
        importedFile,
        { refusals: { ...forEditors.refusals, 400: 'Not a content file' } },
      ),
      valid('json', importFileRequest),
      async (c) => {
        const { links } = config.public;
        return c.json(await importFile(c.var.call, c.req.valid('json'), links));
      },
    )
    .put(
      '/workshop-order',
      described('Set the order of the workshops', pageListResponse, forChanges),
      valid('json', workshopOrderRequest),
      async (c) => c.json(await saveOrder(c.var.call, c.req.valid('json'))),
    )
    .post(
      '/workshop-order/effect',
      described(
        'How many members a new workshop order would lock out',
        orderEffectResponse,
        forEditors,
      ),
      valid('json', orderEffectRequest),
      async (c) => c.json(await predictOrderEffect(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/:id',
      described('One page with its content', deskPage, forEditors),
      valid('param', pageParam),
      async (c) => c.json(await readPage(c.var.call, c.req.valid('param'))),
    )
    .put(
      '/:id',
      described(
        'Save a page. Members don’t see changes to a public page until they’re published',
        deskPage,
        forChanges,
      ),
      valid('param', pageParam),
      valid('json', savePageRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await savePage(c.var.call, input));
      },
    )
    .post(
      '/:id/discard',
      described('Discard the changes that are waiting to be published', deskPage, forChanges),
      valid('param', pageParam),
      valid('json', versionRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await discardDraft(c.var.call, input));
      },
    )
    .post(
      '/:id/publish',
      described('Publish the latest saved version of a page', deskPage, forPublishers),
      valid('param', pageParam),
      valid('json', publishRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await publishPage(c.var.call, input));
      },
    )
    .post(
      '/:id/withdraw',
      described('Hide a page from members', deskPage, forPublishers),
      valid('param', pageParam),
      valid('json', versionRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await withdrawPage(c.var.call, input));
      },
    )
    .put(
      '/:id/review',
      described('Record or remove the clinical review of a page', deskPage, forPublishers),
      valid('param', pageParam),
      valid('json', reviewRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await saveReview(c.var.call, input));
      },
    )
    .post(
      '/:id/effect',
      described(
        'How many members a change of a page’s status would lock out',
        orderEffectResponse,
        {
          refusals: { ...forEditors.refusals, 404: 'No such page' },
        },
      ),
      valid('param', pageParam),
      valid('json', stateEffectRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await predictStateEffect(c.var.call, input));
      },
    )
    .post(
      '/:id/offered',
      described('Accept or ignore the app’s update for a page', deskPage, forChanges),
      valid('param', pageParam),
      valid('json', offeredRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await answerUpdate(c.var.call, input));
      },
    )
    .get(
      '/:id/versions',
      described('The versions of a page, newest first', pageVersionsResponse, forEditors),
      valid('param', pageParam),
      async (c) => c.json(await listVersions(c.var.call, c.req.valid('param'))),
    )
    .get(
      '/:id/versions/:version',
      described('One version of a page', pageVersionResponse, forEditors),
      valid('param', versionParam),
      async (c) => c.json(await readPageVersion(c.var.call, c.req.valid('param'))),
    )
    .post(
      '/:id/versions/:version/restore',
      described('Restore an older version of a page', deskPage, forChanges),
      valid('param', versionParam),
      valid('json', versionRequest),
      async (c) => {
        const { id, version: of } = c.req.valid('param');
        return c.json(await restoreVersion(c.var.call, { id, of, ...c.req.valid('json') }));
      },
    );
