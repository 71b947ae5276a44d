import { crisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { helpContacts } from '@hearthway/domain/help/help-contacts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskGuide } from './ask-guide.ts';
import { createConversation } from './conversation.ts';
import type { StreamedAnswer } from './read-stream.ts';

const LOCAL_CONTACTS = helpContacts('DE', {});
const fromServer = (kind: CrisisAnswer) => crisisAnswer(helpContacts('US', {}), kind);
const THREAD = 'a3bb189e-8bf9-4f1d-a0d3-3a2d2a1f7f10';

interface TestRequest {
  message: string;
  isSafe: boolean;
  signal: AbortSignal;
  say: (piece: string) => void;
  finish: (answer: string) => Promise<unknown>;
  fail: (error: Error) => Promise<unknown>;
}

function setUp({ isOnline = true } = {}) {
  const asked: TestRequest[] = [];
  const errors: unknown[] = [];
  let isQuiet = false;
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const ask: AskGuide = ({ message, context }, onDelta, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<StreamedAnswer>();
    asked.push({
      message,
      isSafe: context?.is_safe ?? false,
      signal,
      say: onDelta,
      finish: (answer) => {
        resolve({ answer, threadId: THREAD });
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
    // The first word of a test message names the detection result on this device.
    detectCrisis: (message) =>
      /^(alarm|ask|bereaved)\b/.test(message)
        ? { answer: message.split(' ')[0] as CrisisAnswer }
        : null,
    ask,
    deleteThread: async () => {},
    contacts: () => LOCAL_CONTACTS,
    isOnline: () => isOnline,
    today: () => '2026-05-04',
    onCrisis: () => {
      isQuiet = true;
    },
    onQuestion: () => {},
    onError: (error) => errors.push(error),
  });
  return {
    ...conversation,
    asked,
    errors,
    settled,
    isQuiet: () => isQuiet,
    say: (message: string) => conversation.send(message, '/home'),
    last: () => conversation.messages.get().at(-1),
    request: (index: number) => {
      const one = asked[index];
      if (!one) throw new Error(`request ${index} was not sent`);
      return one;
    },
  };
}

const SAFETY_QUESTION = {
  content: crisisAnswer(LOCAL_CONTACTS, 'ask'),
  crisis: 'ask',
  awaitsSafety: true,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a crisis answer from the server', () => {
  it.each(['alarm', 'ask', 'bereaved'] as const)(
    'is shown with the contacts of the member’s country and makes the visit quiet: %s',
    async (kind) => {
      const t = setUp();
      t.say('something said sideways');
      await t.request(0).finish(fromServer(kind));
      expect(t.last()).toMatchObject({
        content: crisisAnswer(LOCAL_CONTACTS, kind),
        crisis: kind,
        awaitsSafety: kind === 'ask',
      });
      expect(t.isQuiet()).toBe(true);
      expect(t.isBusy.get()).toBe(false);
    },
  );

  it('is shown with its first piece and stays if the stream breaks off', async () => {
    const t = setUp();
    t.say('something said sideways');
    t.request(0).say(fromServer('ask'));
    await t.settled();
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
    await t.request(0).fail(new Error('the answer broke off'));
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
  });

  it('asks about safety once, then answers the question', async () => {
    const t = setUp();
    t.say('something said sideways');
    await t.request(0).finish(fromServer('ask'));
    t.answerSafety(true);
    t.answerSafety(true);
    await t.settled();
    expect(t.messages.get().some(({ awaitsSafety }) => awaitsSafety)).toBe(false);
    expect(t.asked.map(({ message, isSafe }) => [message, isSafe])).toEqual([
      ['something said sideways', false],
      ['something said sideways', true],
    ]);
    await t.request(1).finish('Here is what helps.');
    expect(t.last()?.content).toBe('Here is what helps.');
  });
});

describe('a certain detection on this device', () => {
  it.each(['alarm', 'bereaved'] as const)('is answered at once and not sent: %s', (kind) => {
    const t = setUp();
    t.say(`${kind} words`);
    expect(t.last()).toMatchObject({ content: crisisAnswer(LOCAL_CONTACTS, kind), crisis: kind });
    expect(t.isQuiet()).toBe(true);
    expect(t.asked).toEqual([]);
  });

  it('does not wait for a running answer, and is not replaced by the result for an earlier message', async () => {
    const t = setUp();
    t.say('ask first');
    t.say('alarm now');
    expect(t.last()).toMatchObject({ crisis: 'alarm' });
    await t.request(0).finish(fromServer('ask'));
    const answers = t.messages.get().filter(({ role }) => role === 'assistant');
    expect(answers).toMatchObject([
      { content: crisisAnswer(LOCAL_CONTACTS, 'ask'), awaitsSafety: false },
      { content: crisisAnswer(LOCAL_CONTACTS, 'alarm'), awaitsSafety: false },
    ]);
  });
});

describe('an uncertain detection on this device', () => {
  it('waits for the server before showing anything', async () => {
    const t = setUp();
    t.say('ask whether this is harmless');
    expect(t.last()).toMatchObject({ content: '' });
    expect(t.say('another question'), 'one at a time').toEqual({ accepted: false, problem: null });
    await t.request(0).finish('A harmless answer.');
    expect(t.last()).toMatchObject({ content: 'A harmless answer.' });
    expect(t.isQuiet()).toBe(false);
    expect(t.asked).toHaveLength(1);
  });

  it('becomes the alarm if the server raises it', async () => {
    const t = setUp();
    t.say('ask about this');
    await t.request(0).finish(fromServer('alarm'));
    expect(t.last()).toMatchObject({
      content: crisisAnswer(LOCAL_CONTACTS, 'alarm'),
      crisis: 'alarm',
    });
  });

  it('asks about safety at once without a network, and sends nothing', () => {
    const t = setUp({ isOnline: false });
    t.say('ask about this');
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
    expect(t.asked).toEqual([]);
  });

  it('asks about safety at once if the server fails or returns no answer', async () => {
    const t = setUp();
    t.say('ask about this');
    await t.request(0).fail(new TypeError('unreachable'));
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
    expect(t.errors).toHaveLength(1);
    expect(t.isQuiet()).toBe(true);
    t.say('ask about that');
    await t.request(1).finish('');
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
  });

  it('asks about safety after four seconds without a response, and ignores a later one', async () => {
    const t = setUp();
    t.say('ask about this');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(t.last()).toMatchObject({ content: '' });
    await vi.advanceTimersByTimeAsync(1);
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
    expect(t.isBusy.get()).toBe(false);
    expect(t.request(0).signal.aborted).toBe(true);
    t.request(0).say('A harmless answer.');
    await t.request(0).finish('A harmless answer.');
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
  });

  it('does not ask about safety once the server has begun to answer, however slowly', async () => {
    const t = setUp();
    t.say('ask whether this is harmless');
    t.request(0).say('A harmless ');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(t.last()).toMatchObject({ content: 'A harmless ' });
    await t.request(0).finish('A harmless answer.');
    expect(t.last()).toMatchObject({ content: 'A harmless answer.' });
  });

  it('asks about safety at once during a running answer, and is sent after it', async () => {
    const t = setUp();
    t.say('an ordinary question');
    t.say('ask about this');
    expect(t.last()).toMatchObject(SAFETY_QUESTION);
    t.answerSafety(true);
    await t.settled();
    expect(t.asked).toHaveLength(1);
    await t.request(0).finish('An ordinary answer.');
    expect(t.request(1)).toMatchObject({ message: 'ask about this', isSafe: true });
  });
});

it('shows a message if an ordinary question fails or has no answer', async () => {
  const t = setUp();
  t.say('an ordinary question');
  await vi.advanceTimersByTimeAsync(10_000);
  await t.request(0).fail(new TypeError('unreachable'));
  expect(t.last()?.content).toBe(GUIDE_MESSAGES.failed);
  t.say('an ordinary question');
  await t.request(1).finish('');
  expect(t.last()?.content).toBe(GUIDE_MESSAGES.noAnswer);
});

it('shows the alarm to a member who is not safe, and sends nothing', async () => {
  const t = setUp({ isOnline: false });
  t.say('ask about this');
  t.say('no, not really');
  await t.settled();
  expect(t.last()).toMatchObject({
    content: crisisAnswer(LOCAL_CONTACTS, 'alarm'),
    crisis: 'alarm',
  });
  expect(t.asked).toEqual([]);
});

it('restores the earlier thread unless the member has already written', () => {
  const thread = { id: THREAD, messages: [{ role: 'user' as const, content: 'before' }] };
  const fresh = setUp();
  fresh.resume(thread);
  expect(fresh.messages.get()).toMatchObject(thread.messages);
  const spoken = setUp();
  spoken.say('a question');
  spoken.resume(thread);
  expect(spoken.messages.get()).toHaveLength(2);
});
