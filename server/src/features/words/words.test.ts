import type { WordsResponse } from '@hearthway/domain/words/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T17:30:00Z');

let t: TestApp;
let ruth: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
});
afterAll(() => t.close());

const put = (key: string, known: string | null, own: string | null) =>
  callApi<WordsResponse & { code: string }>(t, ruth, 'PUT', '/admin/words', { key, known, own });
const wordOf = async (key: string) => {
  const { body } = await callApi<WordsResponse>(t, ruth, 'GET', '/admin/words');
  return body.words.find((word) => word.key === key);
};
async function nudgeOf(): Promise<string> {
  const member = await signUpMember(t);
  await callApi(t, member, 'PUT', '/focus', { word: 'sleep' });
  const body = { today: '2026-11-15', focusChosen: false };
  return (await callApi(t, member, 'POST', '/daily-nudge/claim', body)).body.nudge.text;
}
async function helpOf(question: string): Promise<string> {
  const member = await signUpMember(t);
  const response = await t.app.request('/functions/v1/hello-world', {
    method: 'POST',
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'guide', message: question }),
  });
  return ((await response.json()) as { answer: string }).answer;
}

describe('the practice’s words', () => {
  it('stand where the shipped ones stood, at once, and can be taken back', async () => {
    const shipped = await nudgeOf();
    expect(await wordOf('nudge:sleep:0')).toMatchObject({ shipped, own: null });
    expect((await put('nudge:sleep:0', null, 'Lights out at ten.')).status).toBe(200);
    expect(await nudgeOf()).toBe('Lights out at ten.');
    expect(await wordOf('nudge:sleep:0')).toMatchObject({ shipped, own: 'Lights out at ten.' });
    await put('nudge:sleep:0', 'Lights out at ten.', null);
    expect(await nudgeOf()).toBe(shipped);
  });

  it('answer in the guide’s help', async () => {
    const question = 'How do I cancel my membership?';
    const before = await helpOf(question);
    await put('help:cancel-membership', null, 'Ring us, and a person will see to it.');
    expect(await helpOf(question)).toContain('Ring us, and a person will see to it.');
    expect(before).not.toContain('Ring us');
  });

  it('are not overwritten by whoever saw others', async () => {
    const answers = await Promise.all(['One', 'Two'].map((own) => put('nudge:mood:1', null, own)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put('nudge:mood:1', 'Never there', 'Three')).body.code).toBe('changed_meanwhile');
  });

  it('are only those that no rule fixes, and fit where they are read', async () => {
    expect((await put('crisis:answer', null, 'x')).status).toBe(404);
    expect((await put('nudge:sleep:9', null, 'x')).status).toBe(404);
    expect((await put('nudge:sleep:1', null, 'x'.repeat(301))).body.code).toBe('too_long');
    expect((await put('nudge:sleep:1', null, ' ')).status).toBe(400);
  });
});
