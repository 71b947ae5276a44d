import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-16T00:03:00Z');

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
  amara = await signUpMember(t);
});
beforeEach(async () => {
  await t.sql('delete from journal_entries');
  await t.sql('delete from journal_additions');
});
afterAll(() => t.close());

const newEntry = (change: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID() as string,
  at: '2026-11-15T22:58:00.000Z',
  utcOffset: 60,
  feeling: 4,
  words: '',
  tags: [] as string[],
  ...change,
});
type Entry = ReturnType<typeof newEntry>;
const at = (second: number) => new Date(NOW.getTime() - 60_000 + second * 1000).toISOString();
const put = (id: string, entry: Entry | null, changedAt: string) =>
  callApi(t, amara, 'PUT', '/journal/entries', { id, changedAt, entry });
const save = (entry: Entry, second = 0) => put(entry.id, entry, at(second));
const search = async (search: Record<string, unknown> = {}) =>
  (await callApi(t, amara, 'POST', '/journal/search', search)).body;
const year = async (number = 2026) =>
  (await callApi(t, amara, 'GET', `/journal/days?year=${number}`)).body;
const rows = () => t.sql('select * from journal_entries where user_id = $1', [amara.userId]);

describe('a journal entry', () => {
  it('is saved when the member taps a feeling, and again with the words', async () => {
    const entry = newEntry();
    expect(await save(entry)).toEqual({ status: 200, body: { id: entry.id, entry } });
    const written = { ...entry, words: 'A walk', tags: ['outdoors'] };
    expect((await save(written, 5)).body.entry).toEqual(written);
    expect(await search()).toEqual({ entries: [written], nextCursor: null, total: 1 });
  });

  it('is stored once when the same request arrives twenty times simultaneously', async () => {
    const entry = newEntry({ words: 'Once' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(entry)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('keeps its latest words if an older version arrives late', async () => {
    const entry = newEntry();
    await save({ ...entry, words: 'Later' }, 5);
    expect((await save({ ...entry, words: 'Earlier' }, 4)).body.entry.words).toBe('Later');
  });

  it('leaves no words behind when the member removes it', async () => {
    const entry = newEntry({ words: 'A secret', tags: ['work'] });
    await save(entry);
    expect((await put(entry.id, null, at(5))).body).toEqual({ id: entry.id, entry: null });
    expect((await save(entry, 1)).body.entry).toBeNull();
    expect(await search()).toEqual({ entries: [], nextCursor: null, total: 0 });
    expect(await rows()).toMatchObject([{ words: '', tags: [], feeling: null }]);
    expect(await year()).toEqual({ year: 2026, days: [], firstYear: null });
  });

  it('keeps the day of the first tap when it is changed later', async () => {
    const entry = newEntry();
    await save(entry);
    await save({ ...entry, at: '2026-11-16T00:01:00.000Z', words: 'After midnight' }, 9);
    expect(await search({ day: '2026-11-15' })).toMatchObject({
      entries: [{ at: entry.at, words: 'After midnight' }],
    });
    expect((await search({ day: '2026-11-16' })).total).toBe(0);
  });

  it('made after midnight belongs to the day before until the member’s day starts', async () => {
    const night = { at: '2026-11-16T00:01:00.000Z', dayStart: 3 };
    const entry = newEntry(night);
    expect((await save(entry)).body.entry).toEqual(entry);
    expect(await search({ day: '2026-11-15' })).toMatchObject({ entries: [night], total: 1 });
    expect(await search({ words: '', day: '2026-11-16' })).toMatchObject({ total: 0 });
    expect((await year()).days).toEqual([{ day: '2026-11-15', feeling: 4, count: 1 }]);
  });

  it('is stored with the current time if the request says a time in the future', async () => {
    await save(newEntry({ at: '2027-03-01T00:00:00.000Z' }));
    expect((await search()).entries[0].at).toBe(NOW.toISOString());
  });

  test.each([
    ['a feeling of 6 on a scale of 1 to 5', { feeling: 6 }],
    ['a fractional number as feeling', { feeling: 2.5 }],
    ['words that are too long', { words: 'x'.repeat(1001) }],
    ['an unknown tag', { tags: ['gold'] }],
    ['an impossible time zone', { utcOffset: 900 }],
    ['a day that starts at noon', { dayStart: 12 }],
    ['a user id in the request', { userId: crypto.randomUUID() }],
  ])('with %s is refused', async (_name, change) => {
    expect((await save(newEntry(change))).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is refused if the request and the entry in it have different ids', async () => {
    expect((await put(crypto.randomUUID(), newEntry(), at(0))).status).toBe(400);
  });

  it('belongs to one member, even if another member’s entry has the same id', async () => {
    const entry = newEntry({ words: 'Mine' });
    await save(entry);
    const first = amara;
    amara = await signUpMember(t);
    expect((await search()).total).toBe(0);
    await put(entry.id, null, at(9));
    amara = first;
    expect((await search()).entries).toEqual([entry]);
  });
});

describe('searching the journal', () => {
  beforeEach(async () => {
    await save(
      newEntry({ words: 'Ärger im Büro', tags: ['work'], at: '2026-11-14T10:00:00.000Z' }),
    );
    await save(newEntry({ words: 'A walk (long), 100%', tags: ['outdoors'], feeling: 5 }));
    await save(newEntry({ at: '2026-11-13T10:00:00.000Z', tags: ['work'] }));
  });

  test.each([
    [{ words: 'ärger' }, 1],
    [{ words: 'BÜRO ärger' }, 1],
    [{ words: 'walk büro' }, 0],
    [{ words: '(LONG)' }, 1],
    [{ words: '100%' }, 1],
    [{ words: '.*' }, 0],
    [{ words: '***=' }, 0],
    [{ tag: 'work' }, 2],
    [{ tag: 'work', words: 'ärger' }, 1],
    [{ day: '2026-11-14' }, 1],
    [{}, 3],
  ])('for %j finds %i entries', async (wanted, count) => {
    const { entries, total } = await search(wanted);
    expect([entries.length, total]).toEqual([count, count]);
  });

  it('looks for at most five different words', async () => {
    expect((await search({ words: 'a w l k o n g x y z' })).total).toBe(1);
  });

  it('refuses an invalid cursor', async () => {
    const call = callApi(t, amara, 'POST', '/journal/search', { cursor: 'x' });
    expect((await call).status).toBe(400);
  });
});

it('the journal returns five thousand entries in pages without duplicates and summarises every day', async () => {
  await t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), moment, 0, moment::date, 1 + n % 5,
       case when n % 100 = 0 then 'A rare word ' || n else 'An ordinary day ' || n end, '{}', moment
     from (select n, $2::timestamptz - (n / 2) * interval '2 hours' as moment
       from generate_series(1, 5000) n) as taps`,
    [amara.userId, NOW],
  );
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < 5; page++) {
    const { entries, nextCursor, total } = await search({ cursor });
    expect([entries.length, total]).toEqual([30, 5000]);
    for (const { id } of entries) seen.add(id);
    cursor = nextCursor;
  }
  expect(seen.size).toBe(150);
  expect((await search({ words: 'RARE' })).total).toBe(50);
  const none = await search({ words: 'nothing' });
  expect(none).toMatchObject({ entries: [], total: 0, nextCursor: expect.any(String) });
  expect(await search({ words: 'nothing', cursor: none.nextCursor })).toMatchObject({
    entries: [],
    nextCursor: null,
  });
  const { days, firstYear } = await year();
  expect(firstYear).toBe(2026);
  expect(days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(5000);
  expect(days.at(-2)).toMatchObject({ day: '2026-11-15', count: 24, feeling: expect.any(Number) });
});

test('“On this day” returns okay and good entries from a month and from years ago, but no hard ones', async () => {
  const today = '2026-11-16';
  const onDay = (day: string, change: Record<string, unknown>) =>
    newEntry({ at: `${day}T12:00:00.000Z`, utcOffset: 0, ...change });
  const month = onDay('2026-10-16', { words: 'A month ago' });
  const year = onDay('2025-11-16', { words: 'A year ago', feeling: 3 });
  for (const entry of [
    month,
    year,
    onDay('2024-11-16', { words: 'A hard day', feeling: 1 }),
    onDay('2026-10-15', { words: 'Another date' }),
  ]) {
    expect((await save(entry)).status).toBe(200);
  }
  const answer = await callApi(t, amara, 'GET', `/journal/on-this-day?today=${today}`);
  expect(answer.body.entries).toEqual([month, year]);
});

describe('a member’s own feeling or prompt', () => {
  type Addition = Record<string, unknown> | null;
  const content = { kind: 'feeling', name: 'Content', feeling: 4, icon: 'sun' };
  const question = { kind: 'prompt', text: 'What was kind today?' };
  const change = (id: string, kind: string, addition: Addition, second = 0, member = amara) =>
    callApi(t, member, 'PUT', '/journal/additions', { id, kind, changedAt: at(second), addition });
  const add = (addition: Record<string, unknown>, member = amara) =>
    change(crypto.randomUUID(), String(addition.kind), addition, 0, member);
  const additions = async (member = amara) =>
    (await callApi(t, member, 'GET', '/journal/additions')).body.additions;

  it('can be added, changed and removed', async () => {
    const id = crypto.randomUUID();
    const stored = { id, ...content };
    expect(await change(id, 'feeling', content)).toEqual({
      status: 200,
      body: { id, addition: stored },
    });
    const prompt = (await add({ ...question, text: '  What was kind today? ' })).body;
    expect(await additions()).toEqual([stored, { ...question, id: prompt.id }]);
    const renamed = { ...content, name: 'At peace', feeling: 5 };
    await change(id, 'feeling', renamed, 5);
    expect((await change(id, 'feeling', content, 4)).body.addition.name).toBe('At peace');
    expect((await change(id, 'feeling', null, 6)).body).toEqual({ id, addition: null });
    expect((await change(id, 'feeling', content, 5)).body.addition).toBeNull();
    expect(await additions()).toEqual([{ ...question, id: prompt.id }]);
    expect(await t.sql('select * from journal_additions where id = $1', [id])).toMatchObject([
      { text: null, feeling: null, icon: null },
    ]);
  });

  it('stays in the entries that have it after it was removed', async () => {
    const { id } = (await add(content)).body;
    const plain = newEntry({ words: 'A walk' });
    const entry = { ...plain, ownFeeling: { name: 'Content', icon: 'sun' } };
    expect((await save(entry)).body.entry).toEqual(entry);
    await change(id, 'feeling', null, 5);
    expect((await search({ words: 'CONTENT walk' })).entries).toEqual([entry]);
    expect((await year()).days).toEqual([{ day: '2026-11-15', feeling: 4, count: 1 }]);
    expect((await save(plain, 5)).body.entry).toEqual(plain);
    expect(await rows()).toMatchObject([{ own_name: null, own_icon: null }]);
  });

  it('belongs to one member', async () => {
    const { id } = (await add(question)).body;
    const other = await signUpMember(t);
    expect(await additions(other)).toEqual([]);
    await change(id, 'prompt', null, 9, other);
    expect(await additions()).toHaveLength(1);
  });

  test.each([
    ['feeling', 12],
    ['prompt', 20],
  ])('of the kind “%s” is refused after the first %i, until one is removed', async (kind, most) => {
    const member = await signUpMember(t);
    const numbered = (number: number) =>
      kind === 'prompt' ? { kind, text: `Question ${number}` } : { ...content, name: `F${number}` };
    const ids = [];
    for (let number = 0; number < most; number++) {
      ids.push((await add(numbered(number), member)).body.id);
    }
    const refused = { status: 422, body: { code: 'too_many_additions' } };
    expect(await add(numbered(most), member)).toMatchObject(refused);
    expect(await change(ids[0], kind, numbered(99), 1, member)).toMatchObject({ status: 200 });
    await change(ids[0], kind, null, 2, member);
    expect(await add(numbered(most), member)).toMatchObject({ status: 200 });
    expect(await additions(member)).toHaveLength(most);
  });

  test.each([
    ['without a name', { ...content, name: '  ' }],
    ['with a name that is too long', { ...content, name: 'x'.repeat(25) }],
    ['with a name that turns the text around', { ...content, name: 'a\u202eb' }],
    ['with a number outside of 1 to 5', { ...content, feeling: 6 }],
    ['with an unknown picture', { ...content, icon: 'skull' }],
    ['with a prompt of two lines', { ...question, text: 'a\nb' }],
    ['with a prompt that is too long', { ...question, text: 'x'.repeat(141) }],
    ['with unknown fields', { ...question, userId: crypto.randomUUID() }],
  ])('is refused %s', async (_name, addition) => {
    expect((await add(addition)).status).toBe(400);
    expect(await additions()).toEqual([]);
  });
});
