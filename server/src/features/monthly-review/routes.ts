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
    described('Last month in five sentences or fewer', monthlyReviewResponse),
    valid('query', monthlyReviewQuery),
    async (c) => c.json(await readMonthlyReview(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/seen',
    described('Mark a month’s review as seen', seenReviewAnswer),
    valid('json', seenReviewRequest),
    async (c) => c.json(await saveSeenReview(c.var.call, c.req.valid('json'))),
  );
