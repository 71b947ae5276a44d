import { crisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { helpContacts } from '@hearthway/domain/help/help-contacts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskGuide } from './ask-guide.ts';
import { createConversation } from './conversation.ts';
import type { StreamedAnswer } from './read-stream.ts';

const HERE = helpContacts('DE', {});
/** What the server writes, which does not know where the member is. */
const fromServer = (kind: CrisisAnswer) => crisisAnswer(helpContacts('US', {}), kind);
const THREAD = 'a3bb189e-8bf9-4f1d-a0d3-3a2d2a1f7f10';

/** One request to the server, in the test's hand. */
interface Asked {
  message: string;
  isSafe: boolean;
  signal: AbortSignal;
  say: (piece: string) => void;
  finish: (answer: string) => Promise<unknown>;
  fail: (error: Error) => Promise<unknown>;
}

function setUp({ isOnline = true } = {}) {
  const asked: Asked[] = [];
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
    // The first word of these messages says what this device hears in them.
    hear: (message) =>
      /^(alarm|ask|bereaved)\b/.test(message)
        ? { answer: message.split(' ')[0] as CrisisAnswer }
        : null,
    ask,
    deleteThread: async () => {},
    contacts: () => HERE,
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

const asksHere = { content: crisisAnswer(HERE, 'ask'), crisis: 'ask', awaitsSafety: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the server hears', () => {
  it.each(['alarm', 'ask', 'bereaved'] as const)(
    'as %s shows the contacts of where the member is, and the visit stays quiet',
    async (kind) => {
      const t = setUp();
      t.say('something said sideways');
      await t.request(0).finish(fromServer(kind));
      expect(t.last()).toMatchObject({
        content: crisisAnswer(HERE, kind),
        crisis: kind,
        awaitsSafety: kind === 'ask',
      });
      expect(t.isQuiet()).toBe(true);
      expect(t.isBusy.get()).toBe(false);
    },
  );

  it('is shown with its first piece, and stays though the rest never comes', async () => {
    const t = setUp();
    t.say('something said sideways');
    t.request(0).say(fromServer('ask'));
    await t.settled();
    expect(t.last()).toMatchObject(asksHere);
    await t.request(0).fail(new Error('the answer broke off'));
    expect(t.last()).toMatchObject(asksHere);
  });

  it('as a question goes on once the member is safe', async () => {
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

describe('what this device is sure of', () => {
  it.each(['alarm', 'bereaved'] as const)('as %s is answered at once, and not sent', (kind) => {
    const t = setUp();
    t.say(`${kind} words`);
    expect(t.last()).toMatchObject({ content: crisisAnswer(HERE, kind), crisis: kind });
    expect(t.isQuiet()).toBe(true);
    expect(t.asked).toEqual([]);
  });

  it('does not wait for an answer under way, and stands though an earlier doubt is heard later', async () => {
    const t = setUp();
    t.say('ask first');
    t.say('alarm now');
    expect(t.last()).toMatchObject({ crisis: 'alarm' });
    await t.request(0).finish(fromServer('ask'));
    const answers = t.messages.get().filter(({ role }) => role === 'assistant');
    expect(answers).toMatchObject([
      { content: crisisAnswer(HERE, 'ask'), awaitsSafety: false },
      { content: crisisAnswer(HERE, 'alarm'), awaitsSafety: false },
    ]);
  });
});

describe('what this device is in doubt of', () => {
  it('waits for the server, showing nothing that would be taken back', async () => {
    const t = setUp();
    t.say('ask whether this is harmless');
    expect(t.last()).toMatchObject({ content: '' });
    expect(t.say('another question'), 'one at a time').toEqual({ accepted: false, problem: null });
    await t.request(0).finish('A harmless answer.');
    expect(t.last()).toMatchObject({ content: 'A harmless answer.' });
    expect(t.isQuiet()).toBe(false);
    expect(t.asked).toHaveLength(1);
  });

  it('becomes the alarm where the server is sure', async () => {
    const t = setUp();
    t.say('ask about this');
    await t.request(0).finish(fromServer('alarm'));
    expect(t.last()).toMatchObject({ content: crisisAnswer(HERE, 'alarm'), crisis: 'alarm' });
  });

  it('is asked about at once without a network, and nothing is sent', () => {
    const t = setUp({ isOnline: false });
    t.say('ask about this');
    expect(t.last()).toMatchObject(asksHere);
    expect(t.asked).toEqual([]);
  });

  it('is asked about at once when the server fails, or has nothing to say', async () => {
    const t = setUp();
    t.say('ask about this');
    await t.request(0).fail(new TypeError('unreachable'));
    expect(t.last()).toMatchObject(asksHere);
    expect(t.errors).toHaveLength(1);
    expect(t.isQuiet()).toBe(true);
    t.say('ask about that');
    await t.request(1).finish('');
    expect(t.last()).toMatchObject(asksHere);
  });

  it('is asked about after four seconds of silence, and what comes later changes nothing', async () => {
    const t = setUp();
    t.say('ask about this');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(t.last()).toMatchObject({ content: '' });
    await vi.advanceTimersByTimeAsync(1);
    expect(t.last()).toMatchObject(asksHere);
    expect(t.isBusy.get()).toBe(false);
    expect(t.request(0).signal.aborted).toBe(true);
    t.request(0).say('A harmless answer.');
    await t.request(0).finish('A harmless answer.');
    expect(t.last()).toMatchObject(asksHere);
  });

  it('is not asked about once the server has begun to answer, however slowly it goes on', async () => {
    const t = setUp();
    t.say('ask whether this is harmless');
    t.request(0).say('A harmless ');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(t.last()).toMatchObject({ content: 'A harmless ' });
    await t.request(0).finish('A harmless answer.');
    expect(t.last()).toMatchObject({ content: 'A harmless answer.' });
  });

  it('is asked about at once while another answer is under way, and goes on after it', async () => {
    const t = setUp();
    t.say('an ordinary question');
    t.say('ask about this');
    expect(t.last()).toMatchObject(asksHere);
    t.answerSafety(true);
    await t.settled();
    expect(t.asked).toHaveLength(1);
    await t.request(0).finish('An ordinary answer.');
    expect(t.request(1)).toMatchObject({ message: 'ask about this', isSafe: true });
  });
});

it('says that an ordinary question failed, or was heard without an answer', async () => {
  const t = setUp();
  t.say('an ordinary question');
  await vi.advanceTimersByTimeAsync(10_000);
  await t.request(0).fail(new TypeError('unreachable'));
  expect(t.last()?.content).toBe(GUIDE_MESSAGES.failed);
  t.say('an ordinary question');
  await t.request(1).finish('');
  expect(t.last()?.content).toBe(GUIDE_MESSAGES.noAnswer);
});

it('shows the numbers first to whoever is not safe, and sends nothing', async () => {
  const t = setUp({ isOnline: false });
  t.say('ask about this');
  t.say('no, not really');
  await t.settled();
  expect(t.last()).toMatchObject({ content: crisisAnswer(HERE, 'alarm'), crisis: 'alarm' });
  expect(t.asked).toEqual([]);
});

it('brings back what was said before, unless somebody has spoken already', () => {
  const thread = { id: THREAD, messages: [{ role: 'user' as const, content: 'before' }] };
  const fresh = setUp();
  fresh.resume(thread);
  expect(fresh.messages.get()).toMatchObject(thread.messages);
  const spoken = setUp();
  spoken.say('a question');
  spoken.resume(thread);
  expect(spoken.messages.get()).toHaveLength(2);
});
