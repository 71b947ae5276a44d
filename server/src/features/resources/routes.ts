import {
  listResourcesQuery,
  resourceListResponse,
  resourceResponse,
} from '@hearthway/domain/resources/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { listResources } from './list-resources.ts';
import { readResource } from './read-resource.ts';

export const resourcesRoutes = ({ db }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      describeRoute({
        summary:
          'One page of resources, newest first, by words and lane; workshops are not among them',
        responses: {
          200: {
            description: 'The page',
            content: { 'application/json': { schema: resolver(resourceListResponse) } },
          },
        },
      }),
      valid('query', listResourcesQuery),
      async (c) => c.json(await listResources(db, c.var.member, c.req.valid('query'))),
    )
    .get(
      '/:slug',
      describeRoute({
        summary: 'One resource with its body, and what to read next',
        responses: {
          200: {
            description: 'The resource',
            content: { 'application/json': { schema: resolver(resourceResponse) } },
          },
        },
      }),
      async (c) => c.json(await readResource(db, c.var.member, c.req.param('slug'))),
    );
