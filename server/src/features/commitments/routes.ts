import {
  addCommitmentRequest,
  commitmentsResponse,
  reviewCommitmentRequest,
  tickCommitmentRequest,
} from '@hearthway/domain/commitments/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readCommitments } from './read-commitments.ts';
import { addCommitment, reviewCommitment, tickCommitment } from './write-commitments.ts';

export const commitmentsRoutes = new Hono<MemberEnv>()
  .get('/', described('The commitments of the last half year', commitmentsResponse), async (c) =>
    c.json(await readCommitments(c.var.call)),
  )
  .put(
    '/',
    described('Add a commitment; repeating it changes nothing', commitmentsResponse, {
      refusals: { 422: 'The week already has three, or is neither this week nor the next' },
    }),
    valid('json', addCommitmentRequest),
    async (c) => c.json(await addCommitment(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/ticks',
    described(
      'Mark a commitment as done or not done on a day; the later mark wins',
      commitmentsResponse,
      {
        refusals: { 404: 'There is no such commitment' },
      },
    ),
    valid('json', tickCommitmentRequest),
    async (c) => c.json(await tickCommitment(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/reviews',
    described('Review a commitment; the later review wins', commitmentsResponse, {
      refusals: { 404: 'There is no such commitment' },
    }),
    valid('json', reviewCommitmentRequest),
    async (c) => c.json(await reviewCommitment(c.var.call, c.req.valid('json'))),
  );
