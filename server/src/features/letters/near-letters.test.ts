import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { signUpMember } from '../../testing/factories.ts';
import { LetterStage, NOW } from '../../testing/letter-stage.ts';

const DAY = 86_400_000;
const stage = new LetterStage();
beforeAll(() => stage.open());
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.t.sql('delete from app.letters');
});

const all = { tier: [], path: [], week: [], quietDays: null };
const write = async (subject: string, segment: object = all) =>
  (await stage.call('POST', '', { subject, body: 'Hello', segment })).body;
const send = ({ id }: { id: string }, body: object = {}) =>
  stage.call('POST', `/${id}/send`, { version: 1, ...body });
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);

it('a second letter to some of the same members within seven days must be confirmed', async () => {
  await stage.members('ada');
  const first = await write('Spring', { ...all, tier: ['premium'] });
  expect((await send(first)).status).toBe(200);
  await stage.t.sql('update app.letters set send_at = $1', [inDays(-6)]);
  const second = await write('Summer');
  const { body: before } = await stage.call('GET', '/before-sending');
  expect(before.letters).toMatchObject([{ id: first.id, subject: 'Spring' }]);
  const refused = await send(second);
  expect(refused).toMatchObject({ status: 409, body: { code: 'recent_letter' } });
  expect(JSON.stringify(refused.body)).toContain('“Spring”');
  expect((await send(second, { despite: [second.id] })).status).toBe(409);
  expect((await send(second, { at: inDays(0.5).toISOString() })).status).toBe(409);
  expect((await send(second, { despite: [first.id] })).status).toBe(200);
});

it('of two letters to the same members sent at the same moment, one must be confirmed', async () => {
  await stage.members('cleo');
  const letters = [await write('Spring'), await write('Summer'), await write('Autumn')];
  const sendAs = async ({ id }: { id: string }) => {
    const colleague = await signUpMember(stage.t);
    await makeAdmin(stage.t, colleague);
    return () => callApi(stage.t, colleague, 'POST', `/admin/letters/${id}/send`, { version: 1 });
  };
  const colleagues = await Promise.all(letters.map(sendAs));
  const answers = await Promise.all(colleagues.map((sends) => sends()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('a letter needs no confirmation after seven days or if another letter goes to other members', async () => {
  await stage.members('ben');
  expect((await send(await write('Spring', { ...all, tier: ['premium'] }))).status).toBe(200);
  const elsewhere = await write('For free', { ...all, tier: ['free'] });
  expect((await send(elsewhere)).status).toBe(200);
  const later = await write('Later', { ...all, tier: ['premium'] });
  expect((await send(later, { at: inDays(8).toISOString() })).status).toBe(200);
});
