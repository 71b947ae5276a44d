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
          404: 'The token isn’t valid',
          410: 'The notification is too old, or was already answered',
          422: 'The reminder can’t be put off, because the day is ending or two reminders were already sent today',
        },
      },
    ),
    valid('json', answerNotificationRequest),
    async (c) => c.json(await answerNotification(deps, c.req.valid('json'))),
  );
