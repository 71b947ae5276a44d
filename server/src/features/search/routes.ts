import { searchIndexResponse } from '@hearthway/domain/search/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { readSearchIndex } from './read-index.ts';

export const searchRoutes = ({ config }: Pick<Deps, 'config'>) =>
  new Hono<MemberEnv>().get(
    '/pages',
    described(
      'The titles of all pages and the help answers, for searching in the browser',
      searchIndexResponse,
    ),
    async (c) => c.json(await readSearchIndex(c.var.call, config.public)),
  );
