import { dayKey } from '@hearthway/domain/calendar';
import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import { findSmallTalk } from '@hearthway/domain/guide/small-talk';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask, findLinks } from '../../testing/guide/ask.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';

let t: TestApp;
let member: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  await loadTestContent(t);
  member = await signUpMember(t);
}, 180_000);
afterAll(() => t.close());

test.each([
  ['How do I cancel my premium?', /payment partner’s page/, '/upgrade'],
  ['Who can see my data?', /front desk sees your name/, '/account'],
  ['I forgot my password', /Forgot password/, '/account'],
  ['Can I add my own feelings?', /feelings in your own words/, '/journal'],
  [
    'How do I share a summary with my doctor?',
    /a link that opens with a code/,
    '/progress/summary',
  ],
])('the guide answers "%s" with help', async (question, words, page) => {
  const { answer } = await ask(t, member, question);
  expect(answer).toMatch(words);
  expect(findLinks(answer)).toContain(page);
  expect(answer).not.toContain('link:');
});

test.each(['Thanks!', 'Hello', 'Who are you?'])(
  'the guide answers "%s" with small talk',
  async (message) => {
    expect(findSmallTalk((await ask(t, member, message)).answer)).not.toBeNull();
  },
);

describe('a question about the member’s own numbers', () => {
  const checkIn = async (days: number) => {
    for (let ago = 0; ago < days; ago++) {
      const date = dayKey(new Date(t.clock.now().getTime() - ago * 86_400_000));
      await t.sql(
        `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
         values ($1, $2, 2, 1, 2, 1, 0)`,
        [member.userId, date],
      );
    }
  };

  it('is answered from the member’s records with consent', async () => {
    await checkIn(4);
    await callApi(t, member, 'PUT', '/account/consent', { granted: true });
    expect((await ask(t, member, 'How is my streak?')).answer).toContain('Your streak is 4 days.');
    expect((await ask(t, member, 'How has my sleep been?')).answer).toMatch(/sleep was 2 of 2/);
    expect((await ask(t, member, 'When is my next pulse?')).answer).toMatch(/open now/);
  });

  it('is not answered without consent', async () => {
    await callApi(t, member, 'PUT', '/account/consent', { granted: false });
    expect((await ask(t, member, 'How is my streak?')).answer).toBe(WITHOUT_CONSENT);
  });
});

describe('a conversation with the guide', () => {
  const latest = (whose: SignedInMember) =>
    callApi<GuideThreadResponse>(t, whose, 'GET', '/guide/thread');

  it('can be read again in order and keeps its subject', async () => {
    const own = await signUpMember(t);
    expect((await latest(own)).body.thread).toBeNull();
    const first = await ask(t, own, 'How do I apologise properly after a row?');
    t.clock.advance(1000);
    const more = await ask(t, own, 'what about the kids?', first.thread_id);
    expect(findLinks(more.answer)[0]).toBe('/resources/repair-after-an-argument');
    const { thread } = (await latest(own)).body;
    expect(thread?.id).toBe(first.thread_id);
    expect(thread?.messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
    expect(thread?.messages[1]?.content).toBe(first.answer);
  });

  it('keeps its subject for a message that would be small talk on its own', async () => {
    const own = await signUpMember(t);
    const first = await ask(t, own, 'How do I apologise properly after a row?');
    t.clock.advance(1000);
    const more = await ask(t, own, 'and if that does not help?', first.thread_id);
    expect(findLinks(more.answer)[0]).toBe('/resources/repair-after-an-argument');
  });

  it('can be deleted only by its member', async () => {
    const own = await signUpMember(t);
    const { thread_id: id } = await ask(t, own, 'How do I wind down before bed?');
    await callApi(t, member, 'DELETE', `/guide/threads/${id}`);
    expect((await latest(own)).body.thread?.id).toBe(id);
    await callApi(t, own, 'DELETE', `/guide/threads/${id}`);
    expect((await latest(own)).body.thread).toBeNull();
  });
});

describe('a message in another language', () => {
  it('is answered once per thread with a note that the guide speaks English', async () => {
    const first = await ask(t, member, 'No puedo dormir bien desde hace semanas');
    expect(first.answer).toContain('inglés');
    expect(findLinks(first.answer)).toContain('/help');
    const second = await ask(t, member, 'No puedo dormir en la noche', first.thread_id);
    expect(second.answer).not.toContain('inglés');
  });

  it.each([
    'quero morrer',
    'voglio morire',
    'nie chcę już żyć',
    'أريد أن أموت',
    'main marna chahta hu',
  ])('raises the alarm if it plainly states a danger: %s', async (message) => {
    expect((await ask(t, member, message)).crisis).toBe('alarm');
  });
});
