import { distanceFromCentre } from '@hearthway/domain/wellness-map/thirds';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './accessible.ts';
import type { AppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';

const map = (page: Page) => page.getByTestId('wellness-map');
const spokes = (page: Page) =>
  page.getByRole('listbox', { name: 'Spokes of the wellness map' }).getByRole('option');

async function insertFourWeeks(server: AppServer, { userId }: Member) {
  const values = (week: number, shift: number, names: string[]) =>
    Object.fromEntries(
      names.map((name, index) => [name, Math.min(10, 2 + week + ((index * 3 + shift) % 5))]),
    );
  for (let week = 0; week < 4; week++) {
    const meta = {
      version: 1,
      physical: values(week, 0, ['nutrition', 'movement', 'rest', 'energy', 'sexual']),
      mental: { ...values(week, 2, ['mood', 'stress', 'anxiety', 'irritability']), depression: 0 },
      spiritual: values(week, 4, ['meaning', 'connection', 'gratitude', 'practice', 'awe']),
    };
    await server.sql(
      `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
       values ($1, 'weekly_pulse', $2::date, $2::date + time '20:00', 'Weekly Pulse', $3)`,
      [userId, `2026-0${week < 2 ? 8 : 9}-${['17', '24', '07', '14'][week]}`, meta],
    );
  }
}

test.beforeEach(async ({ page, server, newMember, signIn }) => {
  const member = await newMember({ tier: 'premium' });
  await insertFourWeeks(server, member);
  await signIn(page, member);
});

test('the wellness map matches its screenshots in light, dark and grey', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/progress');
  await expect(map(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // Text is hidden, because each version of Chromium draws it slightly differently. The map is
  // fixed in a corner, so that other content cannot move it.
  await page.addStyleTag({
    content: `svg text { visibility: hidden }
      [data-testid="wellness-map"] {
        position: fixed; inset: 0 auto auto 0; width: 348px; z-index: 99; background: var(--color-surface);
      }`,
  });
  for (const look of ['dark', 'light', 'grey'] as const) {
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
    if (look === 'grey') await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
    await expect(map(page)).toHaveScreenshot(`map-${look}.png`, { maxDiffPixelRatio: 0.02 });
  }
});

test('the table shows the same values as the wellness map', async ({ page }) => {
  await page.goto('/progress');
  await expect(map(page)).toBeVisible();
  const drawn = await page.evaluate(() => {
    const picture = document.querySelector('[data-testid="wellness-map"]') as SVGSVGElement;
    const { width, height } = picture.viewBox.baseVal;
    const rings = [...picture.querySelectorAll('circle')].map((ring) => ring.r.baseVal.value);
    const petals = [...picture.querySelectorAll('[data-series="latest"] [data-spoke]')].map(
      (petal) => {
        const points = [...(petal.getAttribute('d') ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
        const far = points.map(([, x, y]) =>
          Math.hypot(Number(x) - width / 2, Number(y) - height / 2),
        );
        return [petal.getAttribute('data-spoke'), Math.max(...far)] as const;
      },
    );
    return { radius: Math.max(...rings), petals: Object.fromEntries(petals) };
  });
  const core = drawn.radius * 0.1;
  const names = await spokes(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  expect(names).toHaveLength(15);
  expect(names[0]).toBe('Eating on plan: 5, 3 to 6: getting there. One pulse ago: 4.');
  expect(names).toContain('Lightness: not answered.');
  const order = Object.keys(drawn.petals);
  const answered = names.filter((name) => !name.includes('not answered'));
  expect(order).toHaveLength(answered.length);
  for (const [index, name] of answered.entries()) {
    const score = Number(/: ([\d.]+)/.exec(name)?.[1]);
    const length = drawn.petals[order[index] as string] as number;
    expect((length - core) / (drawn.radius - core)).toBeCloseTo(distanceFromCentre(score), 1);
  }
  await page.getByText('Show as a table').click();
  const table = page.getByRole('table', { name: 'Wellness map values' });
  for (const name of names) {
    const [label = '', rest = ''] = name.split(': ');
    const row = table.getByRole('row', { name: new RegExp(`^${label}`) });
    await expect(row).toContainText(rest.split(/[,.] /)[0]?.replace(/\.$/, '') as string);
  }
});

test('the member can choose what the wellness map shows and select a spoke by tap or arrow keys', async ({
  page,
}) => {
  await page.goto('/progress');
  const outlines = (role: string) => map(page).locator(`[data-series="${role}"] path`);
  const latest = page.getByRole('radio', { name: /^Latest pulse/ });
  await expect(latest).toBeChecked();
  await expect(outlines('previous')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Average displaying average of last 2/ }).check();
  await expect(spokes(page).first()).toHaveAccessibleName(
    'Eating on plan: 4.5, 3 to 6: getting there. One pulse ago: 3.5. Two pulses ago: 2.5.',
  );
  await expect(outlines('previous')).toHaveCount(14);
  await expect(outlines('earlier')).toHaveCount(14);

  await latest.check();
  await spokes(page).nth(6).click();
  await expect(spokes(page).nth(6)).toHaveAttribute('aria-selected', 'true');
  await expect(outlines('previous')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(spokes(page).nth(7)).toBeFocused();
  await page.keyboard.press('End');
  await expect(spokes(page).nth(14)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(spokes(page).nth(0)).toBeFocused();
  expect(
    await spokes(page).evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length),
  ).toBe(1);
  await page.getByRole('button', { name: 'Show all spokes' }).click();
  await expect(page.getByText('Tap a spoke to see its values.')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(map(page)).toBeVisible();
  await expect(
    page.getByText('displaying average of last 2 Weekly Pulses submitted'),
  ).toBeVisible();
});

test('axe finds no violations on the progress page, and the map’s labels are always readable', async ({
  page,
}) => {
  await page.goto('/progress');
  await expect(map(page)).toBeVisible();
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => findLabelProblems(page), `labels at ${width} px`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `at ${width} px`).toBe(0);
  }
  await page.getByText('Show as a table').click();
  await expectAccessible(page);
});

test('the wellness map of a member who never answers the spiritual sliders says so', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const answered = { physical: { nutrition: 6 }, mental: { mood: 5 } };
  const insertPulse = async (meta: object) => {
    const { userId, ...member } = await newMember();
    await server.sql(
      `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
       values ($1, 'weekly_pulse', '2026-09-14', '2026-09-14T20:00Z', 'Weekly Pulse', $2)`,
      [userId, { version: 1, ...meta }],
    );
    await signIn(page, { userId, ...member });
    await page.goto('/progress');
    await expect(map(page)).toBeVisible();
  };
  const note = page.getByText('Spiritual: not answered');
  await insertPulse(answered);
  await expect(note).toBeVisible();
  await insertPulse({ ...answered, spiritual: { meaning: 4 } });
  await expect(note).toHaveCount(0);
});

function findLabelProblems(page: Page): Promise<string[]> {
  return map(page).evaluate((picture) => {
    const labels = [...picture.querySelectorAll('text')].filter((text) =>
      /[a-z]/.test(text.textContent ?? ''),
    );
    const boxes = labels.map((text) => ({
      name: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const small = labels.filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) < 12);
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth);
    const touching = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 3 &&
            b.box.top < a.box.bottom - 3,
        )
        .map((b) => `${a.name} touches ${b.name}`),
    );
    return [
      ...small.map((text) => `${text.textContent} is small`),
      ...outside.map(({ name }) => `${name} is outside`),
      ...touching,
    ];
  });
}
