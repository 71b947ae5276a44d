import {
  latestQuizResultResponse,
  quizResult,
  submitQuizRequest,
} from '@hearthway/domain/quiz/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readLatestResult } from './read-latest-result.ts';
import { submitQuiz } from './submit-quiz.ts';

export const quizRoutes = new Hono<MemberEnv>()
  .post(
    '/results',
    described('Submit a member’s answers to the quiz', quizResult, {
      answer: 'The recommendation, with its scores and reason',
    }),
    valid('json', submitQuizRequest),
    async (c) => c.json(await submitQuiz(c.var.call, c.req.valid('json'))),
  )
  .get(
    '/results/latest',
    described('The latest quiz result, with its reason', latestQuizResultResponse, {
      answer: 'The result, or null before the first one',
    }),
    async (c) => c.json(await readLatestResult(c.var.call)),
  );
