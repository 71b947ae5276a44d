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
  .get('/', described('Commitments from the last six months', commitmentsResponse), async (c) =>
    c.json(await readCommitments(c.var.call)),
  )
  .put(
    '/',
    described('Add a commitment. Repeating the request changes nothing', commitmentsResponse, {
      refusals: { 422: 'The week already has three commitments, or isn’t this week or next week' },
    }),
    valid('json', addCommitmentRequest),
    async (c) => c.json(await addCommitment(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/ticks',
    described(
      'Mark a commitment as done or not done on a day. The latest mark wins',
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
    described('Review a commitment. The latest review wins', commitmentsResponse, {
      refusals: { 404: 'There is no such commitment' },
    }),
    valid('json', reviewCommitmentRequest),
    async (c) => c.json(await reviewCommitment(c.var.call, c.req.valid('json'))),
  );
