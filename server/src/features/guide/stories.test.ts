import { CLINICAL_OPENING } from '@hearthway/domain/guide/clinical-answer';
import { CHILD_FIRST, HEARING_VOICES_ANSWER } from '@hearthway/domain/guide/crisis-answer';
import { EATING_FIRST } from '@hearthway/domain/guide/eating-danger';
import { CHOICE_QUESTION } from '@hearthway/domain/guide/not-known';
import { toPassages } from '@hearthway/domain/guide/passages';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readResources } from '../../db/seed/content-files.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask } from '../../testing/guide/ask.ts';
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

const FATHER =
  'How do I get on with my father? I am thirty-four and he still decides everything. When he visits he shouts at my wife, and afterwards I lie awake half the night.';

describe('a long personal message', () => {
  it('with several themes gets an acknowledgement and three pages to choose from', async () => {
    const { answer, choices = [] } = await ask(t, member, FATHER);
    expect(answer).toContain(CHOICE_QUESTION);
    expect(answer.indexOf(CHOICE_QUESTION)).toBeGreaterThan(10);
    expect(choices).toHaveLength(3);
    expect(choices.map(({ slug }) => slug)).toContain('when-your-parents-are-the-hard-part');
  });

  it('gets the short answer of the page that the member chooses', async () => {
    const asked = await ask(t, member, FATHER);
    const page = asked.choices?.find(({ slug }) => slug === 'when-your-parents-are-the-hard-part');
    const choice = page?.slug ?? '';
    const { answer } = await ask(t, member, page?.title ?? '', asked.thread_id, { choice });
    expect(answer).toContain('You did not choose your parents');
  });

  it('that asks for a diagnosis gets a referral to a clinician and pages to choose from', async () => {
    const story =
      'Do I have bipolar disorder? Some weeks I hardly sleep and feel wonderful. Then I cry for days and cannot get up.';
    const { answer, choices = [] } = await ask(t, member, story);
    expect(answer).toContain(CLINICAL_OPENING);
    expect(choices).toHaveLength(3);
  });

  it('that describes an eating disorder gets the page on eating disorders and no page on weight', async () => {
    const story =
      'How can I lose the weight again? I binge at night and make myself sick. After the operation I promised everybody that it was over.';
    const { answer } = await ask(t, member, story);
    expect(answer).toContain('/resources/when-eating-is-a-struggle');
    expect(answer).not.toContain('losing-weight-without-a-war');
  });

  it.each([
    'I eat once a day, it makes me feel in control',
    'skipping meals to feel in control',
    'I have been making myself sick after eating',
  ])('that describes going without food gets the advice to see a doctor: %s', async (story) => {
    const { answer, choices } = await ask(t, member, story);
    expect(answer).toContain(EATING_FIRST);
    expect(answer).toContain('/resources/when-eating-is-a-struggle');
    expect(choices).toBeUndefined();
  });
});

test('somebody who feels watched gets the page on feeling watched, and the contacts', async () => {
  const { answer, contacts } = await ask(t, member, 'I feel like I am being watched all the time');
  expect(answer).toContain(HEARING_VOICES_ANSWER);
  expect(answer).toContain('/resources/when-you-feel-watched');
  expect(contacts?.length).toBeGreaterThan(0);
});

test('somebody who fears for a child is referred to child protection first', async () => {
  const { answer, crisis, contacts } = await ask(
    t,
    member,
    'My neighbour smacks her kids and I hear them through the wall, what would be right to do?',
  );
  expect(answer).toMatch(/child protection/);
  expect(answer).toContain('/resources/when-you-fear-for-a-child');
  if (crisis === 'check') expect(answer.startsWith(CHILD_FIRST)).toBe(true);
  expect(contacts?.[0]?.name).toBe('Emergency services');
});

describe('pages on danger and illness', async () => {
  const pages = await readResources();
  test.each([
    'when-things-feel-unreal',
    'when-you-feel-watched',
    'when-eating-is-a-struggle',
    'when-your-own-drinking-worries-you',
    'when-someone-bullies-you',
    'a-late-period',
    'when-you-hurt-yourself',
    'when-you-fear-for-a-child',
  ])('%s has a short answer, acknowledgements and a link to help', (slug) => {
    const page = pages.find(({ front }) => front.slug === slug);
    const [opening] = toPassages({ body: page?.body ?? '', tags: page?.front.tags ?? [] });
    expect(opening?.sentences.length).toBeGreaterThanOrEqual(3);
    expect(page?.front.acknowledge).toHaveLength(3);
    expect(page?.body).toContain('[Get help now](/help)');
  });
});
