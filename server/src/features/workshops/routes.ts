import {
  markUnitRequest,
  markUnitResponse,
  workshopListResponse,
  workshopResponse,
} from '@hearthway/domain/workshops/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { listWorkshops } from './list-workshops.ts';
import { markUnit } from './mark-unit.ts';
import { readWorkshop } from './read-workshop.ts';

export const workshopsRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      describeRoute({
        summary: 'The workshops in order, with where this member stands',
        responses: {
          200: {
            description: 'The workshops',
            content: { 'application/json': { schema: resolver(workshopListResponse) } },
          },
        },
      }),
      async (c) => c.json(await listWorkshops(db, c.var.member)),
    )
    .get(
      '/:slug',
      describeRoute({
        summary: 'One workshop: KNOW parts once it is open, ACTION parts with active premium',
        responses: {
          200: {
            description: 'The workshop',
            content: { 'application/json': { schema: resolver(workshopResponse) } },
          },
        },
      }),
      async (c) => c.json(await readWorkshop(db, c.var.member, c.req.param('slug'), clock.now())),
    )
    .post(
      '/:slug/units',
      describeRoute({
        summary: 'Mark a KNOW unit as completed; again changes nothing',
        responses: {
          200: {
            description: 'Marked',
            content: { 'application/json': { schema: resolver(markUnitResponse) } },
          },
        },
      }),
      valid('json', markUnitRequest),
      async (c) => {
        const { unit } = c.req.valid('json');
        const slug = c.req.param('slug');
        return c.json(await markUnit(db, c.var.member, slug, unit, clock.now()));
      },
    );
