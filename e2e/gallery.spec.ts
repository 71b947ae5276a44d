import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth, WIDTHS } from './accessible.ts';
import { expect, test } from './fixtures.ts';

// The server sends the gallery with status 404, because it is not a public page. The browser logs
// that as an error.
test.use({
  expectedErrors: [/status of 404.*\/gallery/],
});

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
});

test('axe finds no violations in the UI gallery, nor in an open dialog, select and toast', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleAtThisWidth(page);
    await page.getByRole('button', { name: 'Show toast' }).click();
    await expect(page.getByText('Your change is kept.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('combobox', { name: 'Season' }).click();
    await expect(page.getByRole('option', { name: 'Summer' })).toBeVisible();
    await expectAccessibleAtThisWidth(page, '[role="listbox"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  }
});

test('dialogs, tabs, sliders, selects and form controls work by keyboard', async ({ page }) => {
  await test.step('a dialog traps focus, closes on Escape and restores focus', () =>
    checkDialog(page));
  await test.step('tabs can be changed with the arrow keys', () => checkTabs(page));
  await test.step('a slider announces its limits', () => checkSlider(page));
  await test.step('a select can be opened and changed', () => checkSelect(page));
  await test.step('checkbox, switch and radio group can be changed', () => checkChoices(page));
  await test.step('a busy button can be focused but not pressed', () => checkBusyButton(page));
});

async function checkDialog(page: Page) {
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keep this?' });
  await expect(dialog).toHaveAccessibleDescription('It stays where it is until you change it.');
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function checkTabs(page: Page) {
  await page.getByRole('tab', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Two' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('The second panel.');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toHaveText('The third panel.');
}

async function checkSlider(page: Page) {
  const slider = page.getByRole('slider', { name: 'Level' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('6');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0, low');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '10, high');
}

async function checkSelect(page: Page) {
  const select = page.getByRole('combobox', { name: 'Season' });
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Spring' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Summer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Summer');
  await expect(select).toBeFocused();
}

async function checkChoices(page: Page) {
  const checkbox = page.getByRole('checkbox', { name: 'Remember this' });
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
  const reminder = page.getByRole('switch', { name: 'Evening reminder' });
  await reminder.focus();
  await page.keyboard.press('Space');
  await expect(reminder).toBeChecked();
  await page.getByRole('radio', { name: 'Steady' }).focus();
  // Radix selects a radio button only while the arrow key is down, and `press` releases the key too
  // early.
  await page.keyboard.down('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
  await page.keyboard.up('ArrowUp');
}

async function checkBusyButton(page: Page) {
  const busy = page.getByRole('button', { name: 'Saving…' });
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toBeDisabled();
}

test('the gallery shows accessible form fields and the four kinds of quiz questions', async ({
  page,
}) => {
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('As you like to be called.');
  const address = page.getByLabel('Address');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription('This address is not complete.');

  const secret = page.getByRole('textbox', { name: 'Secret' });
  await page.getByLabel('Secret', { exact: true }).fill('quiet water');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveAttribute('type', 'password');

  const one = page.getByRole('radiogroup', { name: 'One of a few' });
  await one.getByRole('radio', { name: 'Tea' }).click();
  await expect(one.getByRole('radio', { name: 'Tea' })).toBeChecked();
  const several = page.getByRole('group', { name: 'Several of a few' });
  await several.getByText('Tea').click();
  await several.getByText('Water').click();
  await expect(several.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('slider', { name: 'Somewhere on a line' })).toHaveValue('5');
  const scale = page.getByRole('radiogroup', { name: 'One to five' });
  await expect(scale.getByRole('radio')).toHaveCount(5);
  await expect(scale.getByRole('radio', { name: '3' })).toBeChecked();
  await scale.getByRole('radio', { name: '3' }).press('ArrowRight');
  await expect(scale.getByRole('radio', { name: '4' })).toBeChecked();
  await expect(page.getByText('Unsupported question type.')).toBeVisible();
});

test('at most three short messages (toasts) are visible at once, and each disappears by itself', async ({
  page,
}) => {
  await stopClock(page);
  const show = page.getByRole('button', { name: 'Show toast' });
  for (let shown = 0; shown < 5; shown += 1) await show.click();
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await visible.count()).toBe(3);
  }).toPass();
  const box = await visible.first().boundingBox();
  expect(box?.width).toBe(356);
  await page.clock.runFor(3000);
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(3000);
  await expect(visible).toHaveCount(0);
});

test('a tooltip opens after 700 ms of hovering', async ({ page }) => {
  await stopClock(page);
  await page.getByRole('button', { name: 'Hover me' }).hover();
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveText('Opens after 0.7 seconds');
});

async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
