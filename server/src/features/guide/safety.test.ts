import type { GuideRequest } from '@hearthway/domain/guide/contract';
import { isCheckIn, isQuietLine, NOT_YOUR_FAULT } from '@hearthway/domain/guide/crisis-answer';
import { GUIDE_MESSAGES, NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { findSmallTalk } from '@hearthway/domain/guide/small-talk';
import { WITHDRAWAL_WARNING } from '@hearthway/domain/guide/withdrawal-warning';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask, askStreaming, findLinks } from '../../testing/guide/ask.ts';
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

const lastParagraph = (answer: string) => answer.split('\n\n').at(-1) ?? '';
const askSafely = (message: string, context: GuideRequest['context'] = {}) =>
  ask(t, member, message, null, { country: 'GB', ...context });

describe('breathlessness', () => {
  const reply = async (first: string, second: string) => {
    const { thread_id: thread } = await askSafely(first);
    return ask(t, member, second, thread, { country: 'GB' });
  };

  it('raises no alarm after a message about panic attacks', async () => {
    const { crisis, answer } = await reply(
      'panic attacks on the tube',
      "Breathing makes it worse, then I feel like I can't breathe",
    );
    expect(crisis).toBe('check');
    expect(answer).toContain('/resources/when-panic-comes');
  });

  it.each([
    ['panic attacks on the tube', "my chest hurts and I can't breathe"],
    ['how do I sleep better?', "I can't breathe"],
  ])('raises the alarm if it may be more than panic: after “%s”, “%s”', async (first, second) => {
    expect((await reply(first, second)).crisis).toBe('alarm');
  });
});

describe('a crisis alarm', () => {
  it('names the contacts of the member’s country, the crisis line first', async () => {
    const { crisis, contacts } = await askSafely('I want to kill myself');
    expect(crisis).toBe('alarm');
    expect(contacts?.map(({ address }) => address)).toEqual([
      'tel:116-123',
      'sms:85258?body=SHOUT',
      'tel:999',
    ]);
  });

  it.each(['She is not breathing', 'My husband hits me'])(
    'names the emergency number first: %s',
    async (message) => {
      const { contacts, answer } = await askSafely(message);
      expect(contacts?.[0]?.address).toBe('tel:999');
      expect(answer.indexOf('tel:999')).toBeLessThan(answer.indexOf('tel:116-123'));
    },
  );

  it('comes with the last event of a stream', async () => {
    const [last] = (await askStreaming(t, member, 'I want to die')).slice(-1);
    expect(last).toMatchObject({ event: 'done', data: { crisis: 'alarm' } });
    expect(last?.data.contacts).toHaveLength(3);
  });

  it('can be dismissed to get an answer, which still shows the contacts', async () => {
    const own = await signUpMember(t);
    const message = 'goodbye everyone, it was a lovely trip. how do I sleep better at home?';
    expect((await ask(t, own, message)).crisis).toBe('alarm');
    const { crisis, answer, contacts } = await ask(t, own, message, null, { is_safe: true });
    expect(crisis).toBe('check');
    expect(isQuietLine(lastParagraph(answer))).toBe(true);
    expect(contacts).not.toHaveLength(0);
    expect(findLinks(answer).length).toBeGreaterThan(0);
    expect(await t.sql('select id from guide_threads where user_id = $1', [own.userId])).toEqual(
      [],
    );
  });

  it('for violence leads to no advice on the relationship, even after it was dismissed', async () => {
    const { answer, choices } = await askSafely(
      'My husband hits me. How do we make up after an argument?',
      { is_safe: true },
    );
    expect(answer).toContain(NOT_YOUR_FAULT);
    expect(choices).toBeUndefined();
    const lanes = await t.sql<{ path: string }>(
      `select distinct p.path from guide_passages p join resources r on r.id = p.resource_id
       where r.lane = 'IB'`,
    );
    const couplePages = lanes.map(({ path }) => path);
    expect(findLinks(answer).filter((link) => couplePages.includes(link))).toEqual([]);
    expect(answer).not.toMatch(/talk it over|counsellor together|stay calm/i);
  });
});

test('the guide warns a heavy drinker not to stop suddenly, before it gives any advice', async () => {
  const { answer, thread_id } = await askSafely(
    'I drink two bottles of wine every evening, how do I stop?',
  );
  expect(answer.startsWith(WITHDRAWAL_WARNING)).toBe(true);
  t.clock.advance(1000);
  const shaky = await ask(t, member, 'i get shaky if i skip a day', thread_id);
  expect(shaky.answer).toContain(WITHDRAWAL_WARNING);
});

test('a message about an overdose just taken gets first-aid advice and the emergency number first', async () => {
  const { answer, contacts } = await askSafely('I just took a whole box of paracetamol tablets');
  expect(answer).toContain('keep the packet');
  expect(contacts?.map(({ address }) => address).slice(0, 2)).toEqual(['tel:999', 'tel:111']);
});

describe('the quiet paragraph with the crisis contacts', () => {
  it('is at the end of an answer to a possible crisis', async () => {
    const { crisis, answer, contacts } = await askSafely(
      'I don’t know how much longer I can keep this up',
    );
    expect(crisis).toBe('check');
    expect(isQuietLine(lastParagraph(answer))).toBe(true);
    expect(answer.split('\n\n').length).toBeGreaterThan(1);
    expect(contacts?.[0]?.address).toBe('tel:116-123');
  });

  it('is not part of an ordinary answer', async () => {
    const { crisis, answer, contacts } = await askSafely('How do I track my cycle?');
    expect(crisis).toBeNull();
    expect(contacts).toBeUndefined();
    expect(isQuietLine(lastParagraph(answer))).toBe(false);
  });
});

describe('after an alarm, the guide', () => {
  test.each(['hello?', 'ok', 'thanks', 'what is the capital of Mongolia', 'hm'])(
    'asks about the member’s safety instead of offering topics: %s',
    async (message) => {
      const { crisis, answer, contacts } = await askSafely(message, { after_alarm: true });
      expect(isCheckIn(answer)).toBe(true);
      expect(crisis).toBe('check');
      expect(contacts).not.toHaveLength(0);
      expect(answer).not.toContain(NOT_KNOWN);
      expect(findSmallTalk(answer)).toBeNull();
    },
  );

  it('does not ask about safety twice in a row with the same words', async () => {
    const context = { after_alarm: true };
    const first = await ask(t, member, 'hello?', null, context);
    const second = await ask(t, member, 'hello?', first.thread_id, context);
    expect(isCheckIn(second.answer)).toBe(true);
    expect(second.answer).not.toBe(first.answer);
  });

  it('does not take a “yes” to a new alarm for the answer to an earlier question about safety', async () => {
    const context = { after_alarm: true };
    const first = await ask(t, member, 'hello?', null, context);
    expect(isCheckIn(first.answer)).toBe(true);
    const pills = await ask(t, member, 'i have the pills here to end it', first.thread_id, context);
    expect(pills.crisis).toBe('alarm');
    const reply = { ...context, answers_alarm: true };
    const next = await ask(t, member, 'yes', first.thread_id, reply);
    expect(isCheckIn(next.answer)).toBe(true);
    expect(next.answer).not.toContain(GUIDE_MESSAGES.gladYouAreSafe);
  });

  it('raises the alarm for a danger told in a longer message that begins with “I am safe”', async () => {
    const message =
      'I am safe for the minute behind the locked door, I can hear him coming and I am terrified';
    expect((await ask(t, member, message, null, { after_alarm: true })).crisis).toBe('alarm');
  });

  it('raises the alarm again if the member answers that they are not safe', async () => {
    const context = { after_alarm: true };
    const first = await ask(t, member, 'hello?', null, context);
    const second = await ask(t, member, 'no, not really', first.thread_id, context);
    expect(second.crisis).toBe('alarm');
  });

  const CYCLE = 'How do I track my cycle?';
  const expectAnswer = ({ answer, crisis }: { answer: string; crisis: unknown }) => {
    expect(findLinks(answer)[0]).toBe('/resources/keeping-a-cycle-diary');
    expect(isQuietLine(lastParagraph(answer))).toBe(true);
    expect(crisis).toBe('check');
  };

  it('asks about safety twice before it answers, even if the member plays it down', async () => {
    const context = { after_alarm: true };
    const first = await ask(t, member, 'he apologised though', null, context);
    const second = await ask(t, member, 'how do I get him to trust me', first.thread_id, context);
    for (const { answer, crisis } of [first, second]) {
      expect(isCheckIn(answer)).toBe(true);
      expect(crisis).toBe('check');
    }
    expectAnswer(await ask(t, member, CYCLE, first.thread_id, context));
  });

  it('answers again once the member says that they are safe, and keeps showing the contacts', async () => {
    const context = { after_alarm: true };
    const first = await ask(t, member, 'hello?', null, context);
    await ask(t, member, 'yes, I am safe', first.thread_id, context);
    expectAnswer(await ask(t, member, CYCLE, first.thread_id, context));
    const settled = { after_alarm: true, said_safe: true };
    expectAnswer(await ask(t, member, CYCLE, first.thread_id, settled));
  });

  it('asks about the member’s safety even if an earlier answer already did', async () => {
    const first = await ask(t, member, 'I don’t know how much longer I can keep this up');
    expect(isQuietLine(lastParagraph(first.answer))).toBe(true);
    const next = await ask(t, member, 'he said sorry this morning', first.thread_id, {
      after_alarm: true,
    });
    expect(isCheckIn(next.answer)).toBe(true);
  });
});

describe('after an alarm about violence, the guide', () => {
  const context = { country: 'US', after_alarm: true } as const;
  const LINE = 'tel:1-800-799-7233';

  it('keeps the help line for violence in every reply, even about another subject', async () => {
    let thread: string | null = null;
    for (const message of [
      'anyway how do i get him to trust me more',
      'can you give me an article about trust',
      'ok what about sleep then i cant sleep at all',
    ]) {
      const about = thread === null ? { alarm_about: 'violence' as const } : {};
      const next = await ask(t, member, message, thread, { ...context, ...about });
      thread = next.thread_id;
      t.clock.advance(1000);
      expect(next.answer).toContain(LINE);
      expect(next.contacts?.map(({ address }) => address)).toContain(LINE);
    }
  });
});

describe('after an alarm about an overdose, the guide', () => {
  const context = { country: 'GB', after_alarm: true, alarm_about: 'overdose' } as const;

  it.each([
    'i feel ok tho',
    'yes I am safe',
    'thanks',
    'dont want a fuss. can you just tell me how long numbness lasts',
    'what does the article say',
    "I'm fine, honestly",
  ])('tells the member to call now even if they feel fine: %s', async (message) => {
    let thread: string | null = null;
    for (let turn = 0; turn < 3; turn++) {
      const next = await ask(t, member, message, thread, context);
      thread = next.thread_id;
      t.clock.advance(1000);
      expect(next.answer).toContain('harm while you feel fine');
      expect(next.answer.indexOf('tel:999')).toBeLessThan(next.answer.indexOf('tel:111'));
      const addresses = next.contacts?.map(({ address }) => address);
      expect(addresses?.slice(0, 2)).toEqual(['tel:999', 'tel:111']);
    }
  });
});

describe('after a false alarm, the guide', () => {
  const context = { after_alarm: true };

  it.each([
    "that's not what I meant",
    'you misunderstood me',
    "I'm safe",
    'we are all safe here',
    "I'm not suicidal, I'm just tired",
    'no no, false alarm',
  ])('stops asking about safety: %s', async (message) => {
    const first = await ask(t, member, message, null, context);
    expect(first.crisis).toBe('check');
    expect(isCheckIn(first.answer)).toBe(false);
    t.clock.advance(1000);
    const settled = { ...context, said_safe: true };
    const second = await ask(t, member, 'thank you x', first.thread_id, settled);
    expect(isCheckIn(second.answer)).toBe(false);
    expect(second.answer).toContain("You're welcome");
  });

  it.each(['thank you x', "Thanks, that's decent advice", 'thanks', 'ok thx', 'cheers', 'ty'])(
    'stops asking about safety after thanks: %s',
    async (message) => {
      const first = await ask(t, member, 'is this adhd?', null, context);
      expect(isCheckIn(first.answer)).toBe(true);
      t.clock.advance(1000);
      const second = await ask(t, member, message, first.thread_id, context);
      expect(isCheckIn(second.answer)).toBe(false);
    },
  );

  it.each(['he apologised though', 'never mind', 'thanks for nothing'])(
    'keeps asking about safety after %s',
    async (message) => {
      const first = await ask(t, member, 'hm', null, context);
      t.clock.advance(1000);
      const second = await ask(t, member, message, first.thread_id, context);
      expect(isCheckIn(second.answer)).toBe(true);
    },
  );
});

test('in a conversation, hitting a sister raises the alarm if an adult does it, but not if a child does', async () => {
  const reply = async (first: string, second: string) => {
    const { thread_id: thread } = await askSafely(first);
    t.clock.advance(1000);
    return (await ask(t, member, second, thread, { country: 'GB' })).crisis;
  };
  const second = 'what if hes hitting his little sister';
  expect(await reply('my 6 year old has meltdowns, we give a warning', second)).not.toBe('alarm');
  expect(await reply('how do I talk to my boyfriend about his temper', second)).toBe('alarm');
});

test('other requests are answered while long messages are checked', async () => {
  const long = 'he does not know what i want '.repeat(680).slice(0, 19_900);
  const checks = Array.from({ length: 5 }, () => askSafely(long));
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await Promise.all(checks);
  clearInterval(timer);
  expect(longest).toBeLessThan(5_000);
});
