import {
  markUnitRequest,
  markUnitResponse,
  workshopListResponse,
  workshopResponse,
} from '@hearthway/domain/workshops/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { listWorkshops } from './list-workshops.ts';
import { markUnit } from './mark-unit.ts';
import { readWorkshop } from './read-workshop.ts';

export const workshopsRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The workshops in order, with where this member stands', workshopListResponse),
    async (c) => c.json(await listWorkshops(c.var.call)),
  )
  .get(
    '/:slug',
    described(
      'One workshop: KNOW parts once it is open, ACTION parts with active premium',
      workshopResponse,
    ),
    async (c) => c.json(await readWorkshop(c.var.call, c.req.param())),
  )
  .post(
    '/:slug/units',
    described('Mark a KNOW unit as completed; again changes nothing', markUnitResponse),
    valid('json', markUnitRequest),
    async (c) => c.json(await markUnit(c.var.call, { ...c.req.param(), ...c.req.valid('json') })),
  );
