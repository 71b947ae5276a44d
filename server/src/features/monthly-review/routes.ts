import {
  monthlyReviewQuery,
  monthlyReviewResponse,
  seenReviewAnswer,
  seenReviewRequest,
} from '@hearthway/domain/monthly-review/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readMonthlyReview } from './read-review.ts';
import { saveSeenReview } from './save-seen.ts';

export const monthlyReviewRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The month before this one in at most five sentences', monthlyReviewResponse),
    valid('query', monthlyReviewQuery),
    async (c) => c.json(await readMonthlyReview(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/seen',
    described('Remember that the member has seen a month’s review', seenReviewAnswer),
    valid('json', seenReviewRequest),
    async (c) => c.json(await saveSeenReview(c.var.call, c.req.valid('json'))),
  );
