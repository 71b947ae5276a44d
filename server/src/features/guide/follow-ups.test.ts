import { NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { CHOICE_QUESTION } from '@hearthway/domain/guide/not-known';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { completeWorkshops } from '../../testing/complete-workshops.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { type Answer, ask, findLinks } from '../../testing/guide/ask.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';

const QUESTION = 'How do I apologise properly after a row?';
const PAGE = '/resources/repair-after-an-argument';

let t: TestApp;
let member: SignedInMember;
let first: Answer;
beforeAll(async () => {
  t = await createTestApp();
  await loadTestContent(t);
  member = await signUpMember(t);
  await completeWorkshops(t, member);
}, 180_000);
afterAll(() => t.close());
beforeEach(async () => {
  first = await ask(t, member, QUESTION);
  t.clock.advance(1000);
});

const quote = (answer: string) =>
  [...answer.matchAll(/^> (.*)$/gm)].map(([, text]) => text).join('\n');

describe('an answer from the guide', () => {
  it('begins with an acknowledgement of the page, quotes its opening and ends with one step', () => {
    const [acknowledgement = '', quoted = '', source = '', next = ''] = first.answer.split('\n\n');
    expect(acknowledgement).toMatch(/^[^>[]+[.!?]$/);
    expect(quoted).toMatch(/^> /);
    expect(source).toContain(`](${PAGE})`);
    expect(next).toMatch(/^Next: \[[^\]]+\]\([^)]+\)$/);
  });

  it('never begins with the same acknowledgement twice in a row', async () => {
    const again = await ask(t, member, QUESTION, first.thread_id);
    expect(again.answer.split('\n\n')[0]).not.toBe(first.answer.split('\n\n')[0]);
  });
});

describe('a follow-up', () => {
  test.each(['already tried that', "it didn't help"])(
    'such as "%s" gets another quotation on the same subject',
    async (message) => {
      const { answer } = await ask(t, member, message, first.thread_id);
      expect(quote(answer)).not.toBe('');
      expect(quote(answer)).not.toBe(quote(first.answer));
      expect(answer).not.toContain(NOT_KNOWN);
    },
  );

  it('that asks for a shorter answer gets one sentence on the same subject', async () => {
    const { answer } = await ask(t, member, 'shorter', first.thread_id);
    expect(quote(answer).match(/[.!?](?=\s|$)/g)).toHaveLength(1);
    expect(findLinks(answer)[0]).toBe(PAGE);
  });

  test.each([
    'no, my sister',
    'I meant at night',
    'and at work?',
    'ok how long',
    'what about the kids?',
  ])('such as "%s" gets an answer on the same subject', async (message) => {
    const { answer } = await ask(t, member, message, first.thread_id);
    expect(findLinks(answer)).toContain(PAGE);
    expect(quote(answer)).not.toBe(quote(first.answer));
  });

  test.each([
    'she says sorry and then does it again',
    'i went back to work the next day',
    '3 weeks',
    'in the car, nobody hears us',
  ])(
    'that is a short remark without a subject is understood as part of the conversation: "%s"',
    async (message) => {
      const { answer } = await ask(t, member, message, first.thread_id);
      expect(findLinks(answer)).toContain(PAGE);
      t.clock.advance(1000);
      const next = await ask(t, member, 'why', first.thread_id);
      expect(findLinks(next.answer)).toContain(PAGE);
    },
  );

  it('that fits no section is offered the closest one by name', async () => {
    const asked = await ask(t, member, 'she slams the door', first.thread_id);
    expect(quote(asked.answer)).toBe('');
    expect(findLinks(asked.answer)).toEqual([PAGE]);
    const [, named = ''] = /“([^”]+)”/.exec(asked.answer) ?? [];
    t.clock.advance(1000);
    const { answer } = await ask(t, member, 'yes please', first.thread_id);
    expect(quote(answer)).not.toBe('');
    expect(answer).toContain(`, “${named}”.`);
  });

  test.each(['ok thanks, will try that tonight', 'hm ok', 'thank you'])(
    'gets a short reply that names the subject after %j',
    async (message) => {
      const { answer } = await ask(t, member, message, first.thread_id);
      expect(quote(answer)).toBe('');
      expect(findLinks(answer)).toEqual([PAGE]);
    },
  );

  it('that asks what to say is answered with words to say', async () => {
    const { answer } = await ask(t, member, 'what do I say to her tonight', first.thread_id);
    expect(quote(answer) || answer).toMatch(/["“][^"”]{12,}["”]/);
  });

  it('gets the sentence of the page that answers it', async () => {
    const grief = await ask(t, member, 'My dad died in spring and I miss him');
    t.clock.advance(1000);
    const { answer } = await ask(t, member, 'are there stages to go through?', grief.thread_id);
    expect(quote(answer)).toContain('There are no stages to complete.');
  });

  it('about grief gets no answer about a loss that the member did not mention', async () => {
    const grief = await ask(t, member, 'My dad died in spring and I miss him');
    for (const message of ['I cry in the car', 'my aunt wants to sell the house', 'and at work']) {
      t.clock.advance(1000);
      const { answer } = await ask(t, member, message, grief.thread_id);
      expect(answer).not.toMatch(/\bpet\b|Miscarriage/);
    }
  });

  test.each([
    'my ex cheated so',
    'gym no way, everyone looks at me',
    'we lived together six years',
  ])(
    'that contains a typical word of another page still gets an answer on the same subject: "%s"',
    async (message) => {
      const { answer } = await ask(t, member, message, first.thread_id);
      expect(findLinks(answer)[0]).toBe(PAGE);
    },
  );

  it('gets an answer from an offered page instead of the same choice again', async () => {
    const unsure = await ask(
      t,
      member,
      'my evenings and my marriage and my energy are all a mess at once',
    );
    t.clock.advance(1000);
    const { answer, choices } = await ask(t, member, '3 weeks now', unsure.thread_id);
    expect(choices).toBeUndefined();
    expect(unsure.choices?.map(({ path }) => path)).toContain(findLinks(answer)[0]);
  });

  it('after a clinical question returns to the subject before that question', async () => {
    await ask(t, member, 'What dose of ibuprofen is safe with blood thinners?', first.thread_id);
    t.clock.advance(1000);
    const { answer } = await ask(t, member, 'after dinner is the worst', first.thread_id);
    expect(findLinks(answer)).toContain(PAGE);
  });

  test.each([
    ['How do I stop smoking?', '/resources/smoking-and-vaping-less'],
    ['never mind, how do I fall asleep faster?', /sleep|evening|awake/],
    ['How do I change my password?', '/account'],
  ])('that names another subject gets an answer on that subject: "%s"', async (message, link) => {
    const { answer } = await ask(t, member, message, first.thread_id);
    expect(findLinks(answer).join()).toMatch(link);
    expect(findLinks(answer)).not.toContain(PAGE);
  });

  test.each(['so how do I cancel Premium?', 'and how do I turn off the reminders?'])(
    'about the app is recognised although it begins like a remark: "%s"',
    async (message) => {
      const { answer } = await ask(t, member, message, first.thread_id);
      expect(findLinks(answer)).not.toContain(PAGE);
      expect(findLinks(answer).join()).toMatch(/account|upgrade/);
    },
  );

  test.each(['she is still not talking to me', 'what do I say to her', 'how long will it take'])(
    'after a question about the app returns to the subject: "%s"',
    async (message) => {
      await ask(t, member, 'How do I change my password?', first.thread_id);
      t.clock.advance(1000);
      const { answer } = await ask(t, member, message, first.thread_id);
      expect(findLinks(answer)).toContain(PAGE);
    },
  );

  it('such as “no, my wife” changes to the page for the right person and stays there', async () => {
    const drinking = await ask(t, member, 'How many glasses of wine are too many?');
    expect(findLinks(drinking.answer)).toContain('/resources/drinking-a-little-less');
    for (const message of ['no, my wife', 'she fell asleep at dinner again']) {
      t.clock.advance(1000);
      const { answer } = await ask(t, member, message, drinking.thread_id);
      expect(findLinks(answer)[0]).toBe('/resources/when-someone-you-love-drinks');
    }
  });

  it('such as “how long?” gets no sentence that only shares a word', async () => {
    const sleep = await ask(t, member, 'I wake up at three every night');
    t.clock.advance(1000);
    const long = await ask(t, member, 'how long until it gets better?', sleep.thread_id);
    expect(quote(long.answer)).not.toContain('twenty minutes');
    const ending = await ask(t, member, 'How do I get over my ex?');
    t.clock.advance(1000);
    const course = await ask(t, member, 'how long does it take?', ending.thread_id);
    expect(quote(course.answer)).toContain('some weeks to a few months');
  });

  it('that names a section gets a quotation from it', async () => {
    const sleep = await ask(t, member, 'I wake up at three every night');
    t.clock.advance(1000);
    const { answer } = await ask(t, member, 'I keep watching the clock', sleep.thread_id);
    expect(quote(answer)).not.toBe('');
    expect(answer).toContain('“Watching the clock”');
  });

  it('that only says hello is answered with what the conversation is about', async () => {
    const { answer } = await ask(t, member, 'hello?', first.thread_id);
    expect(answer).toContain("I'm here. We were talking about “Repair after an argument”.");
  });

  it('such as "shorter" refers to the last answer', async () => {
    const other = await ask(t, member, 'How do I get over my ex?', first.thread_id);
    t.clock.advance(1000);
    const { answer } = await ask(t, member, 'shorter', first.thread_id);
    expect(findLinks(answer)[0]).toBe(findLinks(other.answer)[0]);
  });

  it('after a message about abuse gets the contacts again and more of the page on abuse', async () => {
    const abuse = await ask(t, member, 'How do I get away from my abusive boyfriend?');
    t.clock.advance(1000);
    const more = await ask(t, member, 'tell me more', abuse.thread_id);
    expect(more.crisis).toBe('check');
    expect(more.contacts?.length).toBeGreaterThan(0);
    expect(findLinks(more.answer)).toContain('/resources/when-love-comes-with-fear');
    expect(quote(more.answer)).not.toBe(quote(abuse.answer));
  });
});

describe('a guide that is unsure', () => {
  const VAGUE = 'I feel down all the time';
  const UNCLEAR = 'my evenings and my marriage and my energy are all a mess at once';

  it('never says that it has no page on how a member feels', async () => {
    for (const message of [
      VAGUE,
      'everything feels wrong and I am lost',
      'my wife is so far away',
    ]) {
      expect((await ask(t, member, message)).answer).not.toContain(NOT_KNOWN);
    }
  });

  it('asks which page is meant, and answers from the page that the member chooses', async () => {
    const unsure = await ask(t, member, UNCLEAR);
    expect(unsure.answer).toContain(CHOICE_QUESTION);
    expect(unsure.choices?.length).toBeGreaterThan(1);
    expect(unsure.choices?.length).toBeLessThanOrEqual(3);
    expect(findLinks(unsure.answer)).toEqual(unsure.choices?.map(({ path }) => path));
    const [, second] = unsure.choices ?? [];
    if (!second) throw new Error('no second choice');
    const chosen = await ask(t, member, second.title, unsure.thread_id, { choice: second.slug });
    expect(findLinks(chosen.answer)[0]).toBe(second.path);
    expect(chosen.choices).toBeUndefined();
    const named = await ask(t, member, 'the second one', unsure.thread_id);
    expect(named.status).toBe(200);
  });

  it('asks which page is meant again if the member repeats the question', async () => {
    const { thread_id } = await ask(t, member, UNCLEAR);
    t.clock.advance(1000);
    expect((await ask(t, member, UNCLEAR, thread_id)).choices?.length).toBeGreaterThan(1);
  });

  it('understands "the second one" as the second page', async () => {
    const unsure = await ask(t, member, UNCLEAR);
    const [, second] = unsure.choices ?? [];
    const { answer } = await ask(t, member, 'the second one', unsure.thread_id);
    expect(findLinks(answer)[0]).toBe(second?.path);
  });
});
