import {
  answerNotificationRequest,
  answerNotificationResponse,
} from '@hearthway/domain/reminders/notification-answer';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { jsonGuard } from '../../http/json-guard.ts';
import { valid } from '../../http/validation.ts';
import { answerNotification } from './answer-notification.ts';

/** The service worker has no session, so the notification's own token says whose answer it is. */
export const notificationRoutes = (deps: Pick<Deps, 'db' | 'secrets' | 'clock'>) =>
  new Hono<AppEnv>().use(jsonGuard).post(
    '/',
    described(
      'Answer a notification with its token, without a session',
      answerNotificationResponse,
      {
        refusals: {
          404: 'The token is not one of ours',
          410: 'The notification is too old or was answered before',
          422: 'It cannot be put off: the day ends, or two reminders were sent today',
        },
      },
    ),
    valid('json', answerNotificationRequest),
    async (c) => c.json(await answerNotification(deps, c.req.valid('json'))),
  );
