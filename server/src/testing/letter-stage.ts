import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandoverJournal } from '../features/letters/handover-journal.ts';
import { sendLetters } from '../features/letters/send-letters.ts';
import { Outbox } from '../mail/outbox.ts';
import { unsubscribeUrl } from '../mail/unsubscribe-link.ts';
import { smtpMailer } from '../ports/mailer.ts';
import { callApi, makeAdmin } from './api.ts';
import { createMember, type SignedInMember, signUpMember } from './factories.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { SmtpMailbox } from './smtp-mailbox.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const NOW = new Date('2026-11-15T20:00:00Z');

export class LetterStage {
  mailbox!: SmtpMailbox;
  t!: TestApp;
  admin!: SignedInMember;
  outbox!: Outbox;
  folder!: string;
  letterId = '';
  #mailer!: ReturnType<typeof smtpMailer>;
  #journal!: HandoverJournal;

  async open(): Promise<void> {
    this.t = await createTestApp({
      now: NOW,
      env: { ...MAIL_SETTINGS, LETTERS_PER_MINUTE: '60000' },
    });
    this.admin = await signUpMember(this.t);
    await makeAdmin(this.t, this.admin);
    this.mailbox = new SmtpMailbox();
    await this.mailbox.open();
    this.#mailer = smtpMailer(this.mailbox.url, 'Hearthway <no-reply@example.com>');
    const { jobs, clock } = this.t.deps;
    this.outbox = new Outbox({ jobs, mailer: this.#mailer, clock });
    this.folder = await mkdtemp(join(tmpdir(), 'letters-'));
    this.#journal = new HandoverJournal(this.folder);
  }

  async close(): Promise<void> {
    this.#mailer.close();
    await this.mailbox.close();
    await this.t.close();
    await rm(this.folder, { recursive: true });
  }

  call(method: string, path = '', body?: object) {
    return callApi(this.t, this.admin, method, `/admin/letters${path}`, body);
  }

  async members(...names: string[]): Promise<string[]> {
    const emails = names.map((name) => `${name}@example.com`);
    const made = await Promise.all(emails.map((email) => createMember(this.t, email)));
    await this.t.sql(`update profiles set tier = 'premium' where email = any($1)`, [emails]);
    return made.map(({ userId }) => userId);
  }

  async begin(): Promise<void> {
    const { body: begun } = await this.call('POST', '', {});
    this.letterId = begun.id;
    const segment = { tier: ['premium'], path: [], week: [], quietDays: null };
    const words = { subject: 'News', body: 'Hello', segment };
    await this.call('PUT', `/${this.letterId}`, { version: 1, ...words });
    const { body: before } = await this.call('GET', '/before-sending');
    const despite = before.letters.map(({ id }: { id: string }) => id);
    await this.call('POST', `/${this.letterId}/send`, { version: 2, despite });
    await this.t.sql('delete from pgboss.job');
  }

  run(outbox = this.outbox): Promise<void> {
    return sendLetters({ ...this.t.deps, outbox }, this.#journal);
  }

  async states(): Promise<Record<string, string>> {
    const rows = await this.t.sql<{ name: string; state: string }>(
      `select split_part(u.email, '@', 1) as name, r.state from app.letter_recipients r
       join auth.users u on u.id = r.user_id order by 1`,
    );
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }

  received(): string[] {
    return this.mailbox.received.flatMap(({ to }) => to).sort();
  }

  async results() {
    return (await this.call('GET', `/${this.letterId}`)).body;
  }

  post(userId: string, body = 'List-Unsubscribe=One-Click') {
    const url = unsubscribeUrl('', this.t.deps.secrets, { userId, kind: 'letters' });
    return this.t.app.request(`${url}?letter=${this.letterId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
  }
}
