import { readFile } from 'node:fs/promises';
import { ADMIN_ROWS } from './error-catalogue/admin-rows.ts';
import { CATALOGUES, OLDER_DATABASE_MESSAGES } from './error-catalogue/documents.ts';
import { READER_ROWS } from './error-catalogue/reader-rows.ts';
import { REQUEST_ROWS } from './error-catalogue/request-rows.ts';
import type { Row } from './error-catalogue/row.ts';
import { VISITOR_ROWS } from './error-catalogue/visitor-rows.ts';
import { WRITER_ROWS } from './error-catalogue/writer-rows.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] });
test.setTimeout(240_000);

const groups: readonly [string, readonly Row[]][] = [
  ['a visitor', VISITOR_ROWS],
  ['a reader', READER_ROWS],
  ['a writer', WRITER_ROWS],
  ['an admin', ADMIN_ROWS],
];

test('the tests of error messages cover exactly the messages in both error catalogues', async () => {
  const wanted = CATALOGUES.flatMap((text) => [...text.matchAll(/"([^"]+)"/g)]).map(
    ([, message]) => message ?? '',
  );
  const provoked = [...groups.flatMap(([, rows]) => rows), ...REQUEST_ROWS];
  const found = [...provoked.flatMap(({ messages }) => messages), ...OLDER_DATABASE_MESSAGES];
  expect(found.toSorted()).toEqual(wanted.toSorted());
  const older = await readFile(new URL('older-databases.spec.ts', import.meta.url), 'utf8');
  expect(OLDER_DATABASE_MESSAGES.filter((message) => !older.includes(message))).toEqual([]);
});

for (const [who, rows] of groups) {
  test(`each specified error message appears on screen for ${who}`, async ({
    page,
    server,
    newMember,
    signIn,
  }) => {
    const other = await newMember({ tier: 'premium' });
    const member = await newMember(who === 'an admin' ? { role: 'inner-circle' } : {});
    if (who !== 'a visitor') await signIn(page, member);
    for (const row of rows) {
      await test.step(`shows “${row.messages.join('” and “')}” (${row.where}): ${row.how}`, async () => {
        await row.provoke({ page, server, member, other });
        for (const message of row.messages) {
          await expect(page.getByText(row.reads ?? message).first()).toBeVisible();
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

test('the server answers invalid requests with the specified error messages', async ({
  server,
  newMember,
}) => {
  const [member, other] = [await newMember(), await newMember()];
  for (const { messages, answer } of REQUEST_ROWS) {
    expect([await answer({ server, member, other })]).toEqual(messages);
  }
});
