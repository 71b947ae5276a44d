import { saveWelcomeStepRequest, welcomeStepsResponse } from '@hearthway/domain/welcome/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { saveStep } from './save-step.ts';

export const welcomeRoutes = new Hono<MemberEnv>().put(
  '/steps',
  described('Record a step of the welcome, with its answer', welcomeStepsResponse),
  valid('json', saveWelcomeStepRequest),
  async (c) => c.json(await saveStep(c.var.call, c.req.valid('json'))),
);
