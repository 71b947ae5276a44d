import {
  markUnitRequest,
  markUnitResponse,
  tickRequest,
  ticksResponse,
  workshopListResponse,
  workshopResponse,
} from '@hearthway/domain/workshops/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { listWorkshops } from './list-workshops.ts';
import { markUnit } from './mark-unit.ts';
import { readTicks } from './read-ticks.ts';
import { readWorkshop } from './read-workshop.ts';
import { saveTicks } from './save-ticks.ts';

export const workshopsRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The workshops in order, with the member’s status', workshopListResponse),
    async (c) => c.json(await listWorkshops(c.var.call)),
  )
  .get(
    '/:slug',
    described(
      'One workshop: its KNOW parts once it’s open, and its ACTION parts with active Premium',
      workshopResponse,
    ),
    async (c) => c.json(await readWorkshop(c.var.call, c.req.param())),
  )
  .post(
    '/:slug/units',
    described(
      'Mark a KNOW part as completed. Repeating the request changes nothing',
      markUnitResponse,
    ),
    valid('json', markUnitRequest),
    async (c) => c.json(await markUnit(c.var.call, { ...c.req.param(), ...c.req.valid('json') })),
  )
  .get(
    '/:slug/ticks',
    described('The ticked lines in the ACTION checklists', ticksResponse),
    async (c) => c.json(await readTicks(c.var.call, c.req.param())),
  )
  .put(
    '/:slug/ticks',
    described(
      'Tick or untick lines in the ACTION checklists. The latest change wins',
      ticksResponse,
      {
        refusals: { 422: 'The member has reached the maximum number of ticks' },
      },
    ),
    valid('json', tickRequest),
    async (c) => c.json(await saveTicks(c.var.call, { ...c.req.param(), ...c.req.valid('json') })),
  );
