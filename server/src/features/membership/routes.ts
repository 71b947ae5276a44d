import { keptResponse } from '@hearthway/domain/membership/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { readKept } from './read-kept.ts';

export const membershipRoutes = new Hono<MemberEnv>().get(
  '/kept',
  described('Number of items that the member has stored in the premium tools', keptResponse),
  async (c) => c.json(await readKept(c.var.call)),
);
