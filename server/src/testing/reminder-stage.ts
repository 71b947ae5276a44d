import { sendDue } from '../features/reminders/send-due.ts';
import { callApi } from './api.ts';
import { type SignedInMember, signUpMember } from './factories.ts';
import { PushInbox } from './push-inbox.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const NOON = new Date('2026-11-15T12:00:00Z');

type Method = Parameters<typeof callApi>[2];

export class ReminderStage {
  readonly inbox = new PushInbox();
  t!: TestApp;
  member!: SignedInMember;

  async open(): Promise<void> {
    await this.inbox.open();
    this.t = await createTestApp({ now: NOON, env: { PUSH_HOSTS: this.inbox.origin } });
  }

  async close(): Promise<void> {
    await this.t.close();
    await this.inbox.close();
  }

  async reset(): Promise<void> {
    const { t, inbox } = this;
    t.clock.set(NOON);
    await t.sql('delete from auth.users');
    await t.sql('delete from pgboss.job');
    inbox.received.length = 0;
    inbox.answer = (response) => response.writeHead(201).end();
    t.mails.length = 0;
    this.member = await signUpMember(t);
  }

  async call(method: Method, path: string, body?: object) {
    const { clock } = this.t;
    const moment = clock.now();
    clock.set(NOON);
    const answer = await callApi(this.t, this.member, method, path, body);
    clock.set(moment);
    return answer;
  }

  save(change: Record<string, unknown> = {}) {
    return this.call('PUT', '/reminders', {
      ...{ kind: 'check_in', isOn: true, channel: 'push', minute: 20 * 60, days: 127 },
      ...{ timeZone: 'UTC', at: NOON.toISOString() },
      ...change,
    });
  }

  async settings() {
    return (await this.call('GET', '/reminders')).body;
  }

  addDevice(name = 'phone') {
    return this.call('POST', '/reminders/devices', this.inbox.subscribe(name));
  }

  async passTo(moment: string | Date): Promise<void> {
    this.t.clock.set(moment);
    await sendDue(this.t.deps, () => 0.5);
    await this.t.deps.jobs.drain();
  }

  async retryNow(): Promise<void> {
    await this.t.sql(`update pgboss.job set start_after = now() where state < 'active'`);
    await this.t.deps.jobs.drain();
  }

  async nextDue(): Promise<string | undefined> {
    const [row] = await this.t.sql<{ at: Date | null }>('select next_due as at from reminders');
    return row?.at?.toISOString();
  }
}
