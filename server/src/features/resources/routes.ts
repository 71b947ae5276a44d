import {
  listResourcesQuery,
  resourceListResponse,
  resourceResponse,
} from '@hearthway/domain/resources/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { listResources, type SuggestPages } from './list-resources.ts';
import { readResource } from './read-resource.ts';

export const resourcesRoutes = (suggestPages: SuggestPages) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      described(
        'One page of resources (not workshops), newest first, filtered by words and lane',
        resourceListResponse,
      ),
      valid('query', listResourcesQuery),
      async (c) =>
        c.json(await listResources({ ...c.var.call, suggestPages }, c.req.valid('query'))),
    )
    .get(
      '/:slug',
      described('One resource with its body and what to read next', resourceResponse),
      async (c) => c.json(await readResource(c.var.call, c.req.param())),
    );
