import {
  latestQuizResultResponse,
  quizResult,
  submitQuizRequest,
} from '@hearthway/domain/quiz/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readLatestResult } from './read-latest-result.ts';
import { submitQuiz } from './submit-quiz.ts';

export const quizRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>()
    .post(
      '/results',
      describeRoute({
        summary: 'Submit the answers of one run of the quiz',
        responses: {
          200: {
            description: 'The recommendation, with its scores and its reason',
            content: { 'application/json': { schema: resolver(quizResult) } },
          },
        },
      }),
      valid('json', submitQuizRequest),
      async (c) => c.json(await submitQuiz(db, c.var.member, c.req.valid('json'), clock.now())),
    )
    .get(
      '/results/latest',
      describeRoute({
        summary: 'The newest result of the quiz, with its reason',
        responses: {
          200: {
            description: 'The result, or null before the first one',
            content: { 'application/json': { schema: resolver(latestQuizResultResponse) } },
          },
        },
      }),
      async (c) => c.json(await readLatestResult(db, c.var.member)),
    );
