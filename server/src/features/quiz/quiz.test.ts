import type { QuizResult } from '@hearthway/domain/quiz/contract';
import { QUESTIONS } from '@hearthway/domain/quiz/questions';
import { recommendTrack } from '@hearthway/domain/quiz/recommend-track';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const woman = {
  q_gender: 'female',
  q_focus: ['cycle', 'mood'],
  q_cycle: ['pms'],
  q_prior: 'basic',
  q_barriers: ['time', 'sleep'],
  q_timesense: 6,
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now });
});
afterAll(() => t.close());

const submit = (member: SignedInMember, responses: object, id = crypto.randomUUID()) =>
  callApi<QuizResult>(t, member, 'POST', '/quiz/results', { id, responses });
const latest = async (member: SignedInMember) =>
  (await callApi<{ result: QuizResult | null }>(t, member, 'GET', '/quiz/results/latest')).body
    .result;
const readRows = (table: string, member: SignedInMember, columns = '*') =>
  t.sql(`select ${columns} from ${table} where user_id = $1`, [member.userId]);

describe('submitting the quiz', () => {
  it('returns and stores the track, both scores and the reason', async () => {
    const member = await signUpMember(t);
    const { status, body } = await submit(member, woman);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      recommendedPath: 'WHI',
      scores: { acuity: 58, confidence: 66 },
      createdAt: now.toISOString(),
      why: {
        rule: 2,
        reason: 'Because you chose Cycle, and said you’re female.',
        otherwise: 'Without Cycle, we’d have suggested the Self-Health Journey.',
      },
    });
    expect(await latest(member)).toEqual(body);
    expect(await readRows('profiles', member, 'quiz_version, recommended_path, gender')).toEqual([
      { quiz_version: 'v2.0', recommended_path: 'WHI', gender: 'female' },
    ]);
    expect(await readRows('quiz_results', member, 'version, responses')).toEqual([
      { version: 'v2.0', responses: woman },
    ]);
    expect(await readRows('analytics_events', member, 'event, props')).toEqual([
      { event: 'quiz_completed', props: { answers: 6 } },
    ]);
  });

  it('leaves out answers to hidden questions before scoring and storing', async () => {
    const member = await signUpMember(t);
    const hidden = { q_sex: ['performance'], q_weight: ['gain'] };
    const { body } = await submit(member, { ...woman, ...hidden });
    expect(body.scores).toEqual({ acuity: 58, confidence: 66 });
    expect(await readRows('quiz_results', member, 'responses')).toEqual([{ responses: woman }]);
  });

  it('is refused if the request itself contains a track and scores', async () => {
    const member = await signUpMember(t);
    const { status } = await callApi(t, member, 'POST', '/quiz/results', {
      id: crypto.randomUUID(),
      responses: woman,
      recommendedPath: 'IBC',
      scores: { acuity: 1, confidence: 1 },
    });
    expect(status).toBe(400);
    expect(await readRows('quiz_results', member)).toEqual([]);
  });

  test.each([
    ['a required answer is missing', { ...woman, q_prior: undefined }, 'q_prior'],
    ['a choice is not offered', { ...woman, q_gender: 'robot' }, 'q_gender'],
    ['the slider is off its scale', { ...woman, q_timesense: 11 }, 'q_timesense'],
    ['a visible question is empty', { ...woman, q_cycle: [] }, 'q_cycle'],
  ])('names the question in the error when %s', async (_name, responses, question) => {
    const { status, body } = await submit(await signUpMember(t), responses);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(question);
  });

  it('takes a stored preference for medical care into account', async () => {
    const member = await signUpMember(t);
    await t.sql(
      `update profiles set signals = '{"preference":"medical_first"}' where user_id = $1`,
      [member.userId],
    );
    const { body } = await submit(member, { ...woman, q_gender: 'male', q_focus: ['mood'] });
    expect(body.recommendedPath).toBe('MHI');
    expect(body.why?.reason).toBe('Because you prefer medical care first, and said you’re male.');
  });

  it('keeps the stored reason when the preference changes later', async () => {
    const member = await signUpMember(t);
    const prefer = (signals: object) =>
      t.sql('update profiles set signals = $2 where user_id = $1', [member.userId, signals]);
    await prefer({ preference: 'medical_first' });
    const answers = { ...woman, q_gender: 'male', q_focus: ['weight'], q_weight: ['gain'] };
    const id = crypto.randomUUID();
    const { body } = await submit(member, answers, id);
    const sentence = 'Because you chose Weight, prefer medical care first, and said you’re male.';
    expect(body.why?.reason).toBe(sentence);
    await prefer({});
    expect((await latest(member))?.why?.reason).toBe(sentence);
    expect((await submit(member, answers, id)).body).toEqual(body);
    const [row] = await readRows('quiz_results', member, `reason - 'otherwise' as reason`);
    expect(row).toEqual({ reason: { rule: 2, causes: body.why?.causes } });
  });

  it('stores one result for ten simultaneous requests and a repeated one', async () => {
    const member = await signUpMember(t);
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(member, woman, id)));
    const retry = await submit(member, woman, id);
    for (const answer of answers) expect(answer).toEqual(retry);
    expect(await readRows('quiz_results', member)).toHaveLength(1);
    expect(await readRows('analytics_events', member)).toHaveLength(1);
  });

  it('keeps two members’ results apart, even if they have the same id', async () => {
    const [amara, ben] = [await signUpMember(t), await signUpMember(t)];
    const id = crypto.randomUUID();
    await submit(amara, woman, id);
    const { body } = await submit(
      ben,
      { ...woman, q_gender: 'male', q_focus: ['weight'], q_weight: ['gain'] },
      id,
    );
    expect(body.recommendedPath).toBe('MHI');
    expect((await latest(amara))?.recommendedPath).toBe('WHI');
  });
});

describe('the latest quiz result', () => {
  it('is null before the first quiz', async () => {
    expect(await latest(await signUpMember(t))).toBeNull();
  });

  it('is the newest result if there are several', async () => {
    const member = await signUpMember(t);
    await submit(member, woman);
    t.clock.advance(60_000);
    await submit(member, { ...woman, q_focus: ['relationship'] });
    expect((await latest(member))?.recommendedPath).toBe('IBC');
  });

  it('has no reason if an older version of the rules calculated it', async () => {
    const member = await signUpMember(t);
    await t.sql(
      `insert into quiz_results (user_id, version, responses, scores, recommended_path)
       values ($1, 'v1', '{"q_focus":["mood"]}', '{"acuity":10,"confidence":20}', 'IBC')`,
      [member.userId],
    );
    expect(await latest(member)).toMatchObject({ recommendedPath: 'IBC', why: null });
  });
});

const listOptions = (id: string) =>
  QUESTIONS.flatMap((question) =>
    question.id === id && 'options' in question ? question.options.map(({ value }) => value) : [],
  ).filter((value) => value !== 'none');
const several = (id: string) => fc.subarray(listOptions(id), { minLength: 1 });
const questionnaire = fc.record({
  q_gender: fc.constantFrom('male', 'female'),
  q_focus: several('q_focus'),
  q_cycle: several('q_cycle'),
  q_sex: several('q_sex'),
  q_weight: several('q_weight'),
  q_prior: fc.constantFrom('none', 'basic', 'active_care'),
  q_barriers: fc.constantFrom([], ['none'], ['time', 'money']),
  q_timesense: fc.integer({ min: 0, max: 10 }),
});

it('every quiz result names a change of answers that really leads to another track', async () => {
  const member = await signUpMember(t);
  const property = fc.asyncProperty(questionnaire, async (responses) => {
    t.clock.advance(1000);
    const { body } = await submit(member, responses);
    const stored = await latest(member);
    expect(stored).toEqual(body);
    const [, sentence, track] = /^(.*), we’d have suggested (.*)\.$/.exec(
      stored?.why?.otherwise ?? '',
    ) as unknown as [string, string, string];
    const changed = changedBy(sentence, responses);
    const other = recommendTrack(changed).track;
    expect(other).not.toBe(body.recommendedPath);
    expect(track).toContain(
      { SHJ: 'Self-Health', MHI: 'Men’s', WHI: 'Women’s', IBC: 'Intima' }[other],
    );
  });
  await fc.assert(property, { numRuns: 40 });
});

function changedBy(sentence: string, responses: { q_gender: string; q_focus: string[] }) {
  const [added, removed] = sentence.startsWith('Without ')
    ? ['', sentence.slice('Without '.length)]
    : sentence.replace(/^With | as well$/g, '').split(' in place of ');
  const valuesIn = (words = '') =>
    QUESTIONS[1].options.filter(({ label }) => words.includes(label)).map(({ value }) => value);
  const gender = added?.match(/^(Male|Female)$/)?.[1]?.toLowerCase();
  if (gender) return { ...responses, q_gender: gender };
  const kept = responses.q_focus.filter(
    (value) => !(valuesIn(removed) as string[]).includes(value),
  );
  return { ...responses, q_focus: [...kept, ...valuesIn(added)] };
}
