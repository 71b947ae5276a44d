import { REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-link.ts';

/** A GET only shows a page, because link scanners open every URL. The POST follows RFC 8058. */
export function unsubscribeRoutes({
  db,
  config,
  secrets,
}: Pick<Deps, 'db' | 'config' | 'secrets'>) {
  const page = (c: Context, status: 200 | 404, words: string, button = '') =>
    c.html(renderPage(config.productName, words, button), status);
  const unknown = (c: Context) =>
    page(c, 404, 'This link is not one of ours. Your account has the switches for every mail.');
  return new Hono<AppEnv>()
    .get('/:token', (c) => {
      const subscription = readUnsubscribeToken(secrets, c.req.param('token'));
      if (!subscription) return unknown(c);
      return page(c, 200, `Stop ${mailName(subscription)}?`, 'Stop these mails');
    })
    .post('/:token', async (c) => {
      const whose = readUnsubscribeToken(secrets, c.req.param('token'));
      if (!whose) return unknown(c);
      await db.asJobs(async (tx) => {
        const isTheirs = and(
          eq(reminders.userId, whose.userId),
          eq(reminders.channel, 'mail'),
          whose.kind === 'all' ? undefined : eq(reminders.kind, whose.kind),
        );
        await tx.update(reminders).set({ isOn: false, nextDue: null }).where(isTheirs);
        if (whose.kind === 'all') {
          const own = eq(reminderSettings.userId, whose.userId);
          await tx.update(reminderSettings).set({ wantsNoMail: true }).where(own);
        }
      });
      return page(c, 200, 'Done. No more of these mails will come.');
    });
}

const mailName = ({ kind }: Subscription) =>
  kind === 'all' ? 'all mails but those for signing in' : `“${REMINDER_WORDS[kind].label}” mails`;

function renderPage(productName: string, words: string, button: string): string {
  const name = escapeHtml(productName);
  const form = button
    ? `<form method="post"><button style="font:inherit;padding:12px 20px;border:0;border-radius:12px;background:#0f6e6a;color:#fff">${button}</button></form>`
    : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>Mails · ${name}</title>
  </head>
  <body style="font:17px/26px -apple-system,'Segoe UI',Roboto,sans-serif;max-width:480px;margin:48px auto;padding:0 16px">
    <h1 style="font:22px/28px Georgia,serif">${name}</h1>
    <p>${escapeHtml(words)}</p>
    ${form}
  </body>
</html>
`;
}
