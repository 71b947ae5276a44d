import {
  checkInAnswer,
  crisisAnswer,
  crisisContacts,
  isCheckIn,
  quietLine,
} from '@hearthway/domain/guide/crisis-answer';
import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { helpContacts } from '@hearthway/domain/help/help-contacts';
import { describe, expect, it, test } from 'vitest';
import type { AskGuide } from './ask-guide.ts';
import { createConversation } from './conversation.ts';
import type { GuideAnswer } from './read-stream.ts';

const CONTACTS = helpContacts('DE', {});
const THREAD = 'a3bb189e-8bf9-4f1d-a0d3-3a2d2a1f7f10';
const SOMETHING_ELSE = 'Tell me in other words.';
const CHOICES = [
  { title: 'Sleep', path: '/resources/sleep', slug: 'sleep' },
  { title: 'Stress', path: '/resources/stress', slug: 'stress' },
];

interface TestRequest {
  message: string;
  context: NonNullable<Parameters<AskGuide>[0]['context']>;
  say: (piece: string) => void;
  finish: (answer: string | Partial<GuideAnswer>) => Promise<unknown>;
  fail: (error: Error) => Promise<unknown>;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp({ wasRaised = false } = {}) {
  const asked: TestRequest[] = [];
  const errors: unknown[] = [];
  let isQuiet = false;
  let isAfterAlarm = wasRaised;
  const ask: AskGuide = ({ message, context }, onDelta) => {
    const { promise, resolve, reject } = Promise.withResolvers<GuideAnswer>();
    asked.push({
      message,
      context: context ?? {},
      say: onDelta,
      finish: (given) => {
        const whole = typeof given === 'string' ? { answer: given } : given;
        resolve({
          answer: '',
          threadId: THREAD,
          crisis: null,
          contacts: [],
          choices: [],
          isByModel: false,
          ...whole,
        });
        return settled();
      },
      fail: (error) => {
        reject(error);
        return settled();
      },
    });
    return promise;
  };
  const conversation = createConversation({
    detectCrisis: (message) =>
      /^(alarm|check|bereaved)\b/.test(message)
        ? { answer: message.split(' ')[0] as CrisisAnswer, kind: 'self-harm' }
        : null,
    ask,
    deleteThread: async () => {},
    contacts: () => CONTACTS,
    today: () => '2026-05-04',
    alarm: {
      wasRaised: () => isAfterAlarm,
      remember: () => {
        isAfterAlarm = true;
      },
      forget: () => {
        isAfterAlarm = false;
      },
    },
    somethingElse: () => SOMETHING_ELSE,
    onCrisis: () => {
      isQuiet = true;
    },
    onQuestion: () => {},
    onError: (error) => errors.push(error),
  });
  const last = () => {
    const message = conversation.messages.get().at(-1);
    if (!message) throw new Error('nothing was said');
    return message;
  };
  return {
    ...conversation,
    asked,
    errors,
    last,
    isQuiet: () => isQuiet,
    isAfterAlarm: () => isAfterAlarm,
    say: (message: string) => conversation.send(message, '/home'),
    request: (index: number) => {
      const one = asked[index];
      if (!one) throw new Error(`request ${index} was not sent`);
      return one;
    },
  };
}

describe('an alarm raised on this device', () => {
  it.each(['alarm', 'bereaved'] as const)(
    'is shown at once, and the message is not sent: %s',
    (kind) => {
      const t = setUp();
      t.say(`${kind} words`);
      expect(t.last()).toMatchObject({
        content: crisisAnswer(CONTACTS, kind, 'self-harm'),
        contacts: crisisContacts(CONTACTS, kind, 'self-harm'),
        crisis: kind,
      });
      expect(t.isQuiet()).toBe(true);
      expect(t.asked).toEqual([]);
    },
  );

  it('does not wait for an answer that is still arriving', async () => {
    const t = setUp();
    t.say('an ordinary question');
    t.say('alarm now');
    const { id } = t.last();
    await t.request(0).finish('An ordinary answer.');
    expect(t.last()).toMatchObject({ id, crisis: 'alarm' });
  });

  it('sends the message only when the member says that they are safe', async () => {
    const t = setUp();
    t.say('alarm words');
    const { id } = t.last();
    t.dismissAlarm(id);
    t.dismissAlarm(id);
    await settled();
    expect(t.asked.map(({ message, context }) => [message, context.is_safe])).toEqual([
      ['alarm words', true],
    ]);
    await t.request(0).finish({ answer: 'This helps.', crisis: 'check' });
    expect(t.last()).toMatchObject({ content: 'This helps.', crisis: 'check' });
  });

  it('keeps showing the contacts if the message cannot be sent after the member has dismissed the alarm', async () => {
    const t = setUp();
    t.say('alarm words');
    t.dismissAlarm(t.last().id);
    await settled();
    await t.request(0).fail(new TypeError('unreachable'));
    expect(t.last()).toMatchObject({ crisis: 'check', contacts: crisisContacts(CONTACTS) });
  });
});

describe('an alarm from the server', () => {
  it('is recognised by a field of the response and not by its text', async () => {
    const t = setUp();
    t.say('something said sideways');
    const contacts = crisisContacts(CONTACTS, 'alarm', 'abuse');
    await t.request(0).finish({ answer: 'Any words.', crisis: 'alarm', contacts });
    expect(t.last()).toMatchObject({ content: 'Any words.', crisis: 'alarm', contacts });
    expect(t.isQuiet()).toBe(true);
    t.dismissAlarm(t.last().id);
    await settled();
    expect(t.request(1).context).toMatchObject({ is_safe: true, after_alarm: true });
  });
});

describe('the guide’s answer to a possible crisis', () => {
  it('is an ordinary answer with the crisis contacts', async () => {
    const t = setUp();
    t.say('check whether this is harmless');
    expect(t.request(0).context).toMatchObject({ country: 'DE', page: '/home' });
    const answer = `An answer.\n\n${quietLine(CONTACTS)}`;
    await t.request(0).finish({ answer, crisis: 'check' });
    expect(t.last()).toMatchObject({ content: answer, crisis: 'check' });
    expect(t.isQuiet()).toBe(false);
    expect(t.isAfterAlarm()).toBe(false);
  });

  it('becomes an alarm when the member says that they are not safe', async () => {
    const t = setUp();
    t.say('check this');
    const contacts = crisisContacts(CONTACTS, 'check', 'abuse');
    await t.request(0).finish({ answer: 'An answer.', crisis: 'check', contacts });
    t.raiseAlarm(t.last().id);
    expect(t.last()).toMatchObject({ crisis: 'alarm', contacts });
    expect(t.asked).toHaveLength(1);
    expect(t.isAfterAlarm()).toBe(true);
  });

  it('shows the contacts below the error message if the server cannot be reached', async () => {
    const t = setUp();
    t.say('check this');
    await t.request(0).fail(new TypeError('unreachable'));
    expect(t.last()).toMatchObject({
      content: `${GUIDE_MESSAGES.failed}\n\n${quietLine(CONTACTS)}`,
      crisis: 'check',
    });
    expect(t.errors).toHaveLength(1);
  });
});

describe('after an alarm, the conversation', () => {
  it('tells the server about the alarm with every later message, until the conversation is deleted', async () => {
    const t = setUp();
    t.say('alarm words');
    t.say('hello?');
    expect(t.request(0).context.after_alarm).toBe(true);
    await t.request(0).finish('Hello.');
    await t.deleteConversation();
    t.say('hello?');
    expect(t.request(1).context.after_alarm).toBeUndefined();
  });

  it('tells the server whether the last answer was an alarm', async () => {
    const t = setUp();
    t.say('alarm words');
    t.say('yes');
    expect(t.request(0).context.answers_alarm).toBe(true);
    await t.request(0).finish('Are you safe?');
    t.say('yes');
    expect(t.request(1).context).not.toHaveProperty('answers_alarm');
  });

  it('remembers the alarm after a reload', () => {
    const t = setUp({ wasRaised: true });
    t.say('hello?');
    expect(t.request(0).context.after_alarm).toBe(true);
  });

  it('asks about the member’s safety without the server, in different words each time', async () => {
    const t = setUp({ wasRaised: true });
    t.say('hello?');
    await t.request(0).fail(new TypeError('unreachable'));
    const first = t.last().content;
    expect(first).toBe(checkInAnswer(CONTACTS, []));
    expect(t.last().crisis).toBe('check');
    t.say('hello?');
    await t.request(1).fail(new TypeError('unreachable'));
    expect(isCheckIn(t.last().content)).toBe(true);
    expect(t.last().content).not.toBe(first);
  });
});

describe('the pages that the guide offers when it is unsure', () => {
  it('can be chosen, and the choice is sent to the server', async () => {
    const t = setUp();
    t.say('a vague question');
    await t.request(0).finish({ answer: 'Which?', choices: CHOICES });
    const { id } = t.last();
    t.choose(id, CHOICES[1] ?? null, '/home');
    await settled();
    expect(t.request(1)).toMatchObject({ message: 'Stress', context: { choice: 'stress' } });
    t.choose(id, CHOICES[0] ?? null, '/home');
    await settled();
    expect(t.asked, 'one choice per question').toHaveLength(2);
  });

  it('include "Something else", which is answered without the server', async () => {
    const t = setUp();
    t.say('a vague question');
    await t.request(0).finish({ answer: 'Which?', choices: CHOICES });
    t.choose(t.last().id, null, '/home');
    expect(t.last().content).toBe(SOMETHING_ELSE);
    expect(t.asked).toHaveLength(1);
  });
});

test('the guide shows a message if a question fails or has no answer', async () => {
  const t = setUp();
  t.say('an ordinary question');
  await t.request(0).fail(new TypeError('unreachable'));
  expect(t.last().content).toBe(GUIDE_MESSAGES.failed);
  t.say('an ordinary question');
  await t.request(1).finish('');
  expect(t.last().content).toBe(GUIDE_MESSAGES.noAnswer);
});

test('the received part of an answer stays visible if the stream breaks off', async () => {
  const t = setUp();
  t.say('an ordinary question');
  t.request(0).say('Call 112.');
  await t.request(0).fail(new Error('the answer broke off'));
  expect(t.last().content).toBe(`Call 112.\n\n${GUIDE_MESSAGES.failed}`);
});

test('the guide does not accept a second question while it answers the first', () => {
  const t = setUp();
  t.say('an ordinary question');
  expect(t.say('another question')).toEqual({ accepted: false, problem: null });
});

test('the earlier conversation is restored unless the member has already written a message', () => {
  const thread = { id: THREAD, messages: [{ role: 'user' as const, content: 'before' }] };
  const fresh = setUp();
  fresh.resume(thread);
  expect(fresh.messages.get()).toMatchObject(thread.messages);
  const spoken = setUp();
  spoken.say('a question');
  spoken.resume(thread);
  expect(spoken.messages.get()).toHaveLength(2);
});
