import {
  saveWorksheetRequest,
  worksheetResponse,
  worksheetsResponse,
} from '@hearthway/domain/belief-upgrade/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readWorksheets } from './read-worksheets.ts';
import { saveWorksheet } from './save-worksheet.ts';

export const beliefUpgradeRoutes = new Hono<MemberEnv>()
  .get(
    '/worksheets',
    described('All worksheets, including drafts, most recently changed first', worksheetsResponse),
    async (c) => c.json(await readWorksheets(c.var.call)),
  )
  .put(
    '/worksheets',
    described(
      'Save a worksheet; a version older than the stored one is ignored',
      worksheetResponse,
    ),
    valid('json', saveWorksheetRequest),
    async (c) => c.json(await saveWorksheet(c.var.call, c.req.valid('json'))),
  );
