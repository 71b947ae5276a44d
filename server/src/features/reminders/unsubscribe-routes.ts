import { REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import { and, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readUnsubscribeToken, type Subscription } from '../../mail/unsubscribe-link.ts';

/** A GET only shows a page, because link scanners open every URL. The POST follows RFC 8058. */
export function unsubscribeRoutes({
  db,
  config,
  secrets,
  clock,
}: Pick<Deps, 'db' | 'config' | 'secrets' | 'clock'>) {
  const page = (c: Context, status: 200 | 404, words: string, form: Form | null = null) =>
    c.html(renderPage(config.productName, words, form), status);
  const unknown = (c: Context) =>
    page(c, 404, 'This link doesn’t work. You can turn off any email in your account.');
  return new Hono<AppEnv>()
    .get('/:token', (c) => {
      const subscription = readUnsubscribeToken(secrets, c.req.param('token'));
      if (!subscription) return unknown(c);
      return page(c, 200, `Stop ${mailName(subscription)}?`, { button: 'Stop these emails' });
    })
    .post('/:token', async (c) => {
      const whose = readUnsubscribeToken(secrets, c.req.param('token'));
      if (!whose) return unknown(c);
      if (whose.kind === 'letters') {
        const { again } = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
        const answer = { ...whose, granted: again === 'yes', now: clock.now() };
        const letter = z.uuid().safeParse(c.req.query('letter')).data;
        await db.asJobs((tx) => saveAnswer(tx, { ...answer, letter }));
        return again === 'yes'
          ? page(c, 200, 'Welcome back. You’ll get our letters again.')
          : page(c, 200, 'Done. You won’t get any more letters from us. Changed your mind?', {
              button: 'Send me letters again',
              again: true,
            });
      }
      const { kind } = whose;
      await db.asJobs(async (tx) => {
        const isTheirs = and(
          eq(reminders.userId, whose.userId),
          eq(reminders.channel, 'mail'),
          kind === 'all' ? undefined : eq(reminders.kind, kind),
        );
        await tx.update(reminders).set({ isOn: false, nextDue: null }).where(isTheirs);
        if (kind === 'all') {
          const own = eq(reminderSettings.userId, whose.userId);
          await tx.update(reminderSettings).set({ wantsNoMail: true }).where(own);
        }
      });
      return page(c, 200, 'Done. You won’t get any more of these emails.');
    });
}

interface Answer {
  userId: string;
  granted: boolean;
  letter: string | undefined;
  now: Date;
}

/**
 * Stores the member's decision only if it differs from the last one. Members who have never decided
 * count as subscribed.
 */
async function saveAnswer(tx: Tx, { userId, granted, letter, now }: Answer): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into consents (user_id, kind, version, granted, at)
    select u.id, 'letters', 'link', ${granted}, ${at}::timestamptz from auth.users u
    where u.id = ${userId}::uuid and coalesce((select c.granted from consents c
      where c.user_id = u.id and c.kind = 'letters' order by c.at desc limit 1), true) <> ${granted}
    on conflict (user_id, kind, at) do update set granted = excluded.granted`);
  if (granted) {
    const own = eq(reminderSettings.userId, userId);
    await tx.update(reminderSettings).set({ wantsNoMail: false }).where(own);
  }
  if (!letter) return;
  await tx.execute(sql`
    update app.letter_recipients set unsubscribed_at = ${granted ? null : at}::timestamptz
    where letter_id = ${letter}::uuid and user_id = ${userId}::uuid`);
}

function mailName({ kind }: Subscription): string {
  if (kind === 'letters') return 'letters from us';
  if (kind === 'all') return 'all emails except the ones for signing in';
  return `“${REMINDER_WORDS[kind].label}” emails`;
}

interface Form {
  button: string;
  again?: boolean;
}

function renderPage(productName: string, words: string, given: Form | null): string {
  const name = escapeHtml(productName);
  const again = given?.again ? '<input type="hidden" name="again" value="yes">' : '';
  const form = given
    ? `<form method="post">${again}<button style="font:inherit;padding:12px 20px;border:0;border-radius:12px;background:#0f6e6a;color:#fff">${given.button}</button></form>`
    : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>Emails · ${name}</title>
  </head>
  <body style="font:17px/26px -apple-system,'Segoe UI',Roboto,sans-serif;max-width:480px;margin:48px auto;padding:0 16px">
    <h1 style="font:22px/28px Georgia,serif">${name}</h1>
    <p>${escapeHtml(words)}</p>
    ${form}
  </body>
</html>
`;
}
