import { expectAccessibleAtThisWidth } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('a member’s own feeling and prompt stay in an entry after the member removes them', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/journal');
  await expect(page.getByText('Your first tap starts your journal.')).toBeVisible();

  await page.getByRole('button', { name: 'Your feelings and prompts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your feelings and prompts' });
  await sheet.getByRole('button', { name: 'Add a feeling' }).click();
  await sheet.getByLabel('What do you call it?').fill('Content');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please choose a face.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Good' }).click();
  await sheet.getByRole('radio', { name: 'Waves' }).check();
  await expectAccessibleAtThisWidth(page, '[role="dialog"]');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Content counts as Good')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add a prompt' }).click();
  await sheet.getByLabel('What would you like to be asked?').fill('What was kind today?');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('button', { name: 'Edit: What was kind today?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const own = page.getByRole('group', { name: 'Your own feelings' });
  await own.getByRole('button', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Need a question to start?' }).click();
  await page.getByRole('button', { name: 'What was kind today?' }).click();
  const words = page.getByLabel('What’s on your mind? (optional)');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('What was kind today?\n');
  await words.pressSequentially('You');
  await page.getByRole('button', { name: 'Done' }).click();
  const entry = page.getByRole('region', { name: /^Content, / });
  await expect(entry).toContainText('What was kind today?');
  await expect
    .poll(() =>
      server.sql(
        'select feeling, own_name, own_icon, words from journal_entries where user_id = $1',
        [member.userId],
      ),
    )
    .toEqual([
      { feeling: 4, own_name: 'Content', own_icon: 'waves', words: 'What was kind today?\nYou' },
    ]);

  await page.getByRole('button', { name: 'Your feelings and prompts' }).click();
  await sheet.getByRole('button', { name: 'Remove: Content' }).click();
  await expect(sheet.getByText('Content counts as Good')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(own).toHaveCount(0);
  await page.reload();
  await expect(entry).toBeVisible();
});
