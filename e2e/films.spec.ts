import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TITLE = 'Why stability comes first';
const player = (page: Page) => page.getByRole('region', { name: `Player: ${TITLE}` });
const open = (page: Page) => page.getByRole('button', { name: `Play: ${TITLE}` }).click();

test('a film opens only on a click, and shows its poster again after navigation', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) outside.push(request.url());
  });
  await signIn(page, await newMember());
  await page.goto('/shj/intro');
  await expect(page.getByRole('button', { name: /^Play:/ })).toHaveCount(2);
  await open(page);
  await expect(player(page).getByText(TITLE)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the workshops' }).click();
  await expect(page).toHaveURL(/workshops$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Play:/ })).toHaveCount(2);
  expect(outside).toEqual([]);
});

test('without a voice, a film plays silently with captions and resumes where it stopped', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, await newMember());
  await page.goto('/shj/intro');
  await open(page);
  const film = player(page);
  const position = film.getByRole('slider', { name: 'Position' });
  await expect(position).toBeVisible();
  await expect(film.getByRole('button', { name: 'Sound' })).toHaveCount(0);
  // The fake clock also advances with real time, so the film may be a few seconds further than
  // 0:15.
  await page.clock.runFor(15_000);
  await expect(position).toHaveAttribute('aria-valuetext', /^0:[12]\d of /);
  await film.getByRole('button', { name: 'Pause' }).press('k');
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible();
  await position.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of /);
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:05 of /);
  const caption = film.getByText('Most of us know what would help');
  await expect(caption).toBeVisible();
  const captions = film.getByRole('button', { name: 'Captions', exact: true });
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  await expect(caption).toHaveCount(0);
  await position.press('c');
  await expect(caption).toBeVisible();
  await position.press('>');
  await expect(film.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: `Play: ${TITLE}` })).toContainText(
    'picks up where you left off',
  );
  await open(page);
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0[5-9] of /);
});

test('with a voice, each sentence of a film stays until it has been spoken', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.addInitScript(() => {
    const said: SpeechSynthesisUtterance[] = [];
    const voices = ['Test', 'Other'].map((name) => ({ lang: 'en-GB', localService: true, name }));
    class Utterance {
      text: string;
      voice: { name: string } | null = null;
      onboundary: ((event: object) => void) | null = null;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        speak(one: SpeechSynthesisUtterance) {
          said.push(one);
          one.onstart?.(new Event('start') as never);
        },
        cancel() {},
      },
    });
  });
  const spoken = () =>
    page.evaluate(() => (window as unknown as { said: { text: string }[] }).said.at(-1)?.text);
  const finish = () =>
    page.evaluate(() => (window as unknown as { said: { onend(): void }[] }).said.at(-1)?.onend());

  await signIn(page, await newMember());
  await page.goto('/shj/intro');
  await open(page);
  await expect.poll(spoken).toBe(TITLE);
  await finish();
  await expect.poll(spoken).toMatch(/^Most of us know what would help/);
  await page.evaluate(() =>
    (window as unknown as { said: { onboundary(event: object): void }[] }).said
      .at(-1)
      ?.onboundary({ name: 'word', charIndex: 8, charLength: 2 }),
  );
  await expect(player(page).getByText('Most of us', { exact: true })).toBeVisible();
  const chapters = page.getByRole('list', { name: 'Chapters' }).first();
  await expect(chapters.locator('[aria-current="true"]')).toContainText('You know what would help');
  await chapters.getByRole('button', { name: /A plan needs ground/ }).click();
  await expect.poll(spoken).toMatch(/^When a day is all alarms/);
  await expect(chapters.locator('[aria-current="true"]')).toContainText('A plan needs ground');

  await page.getByRole('combobox', { name: 'Voice' }).selectOption('Other');
  await page.getByRole('button', { name: 'Hear it' }).click();
  await expect.poll(spoken).toMatch(/^Hello/);
  expect(
    await page.evaluate(
      () => (window as unknown as { said: { voice: { name: string } }[] }).said.at(-1)?.voice.name,
    ),
  ).toBe('Other');
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await player(page).getByRole('button', { name: 'Sound' }).click();
  await expect(player(page).getByRole('button', { name: 'Sound' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('on a device without a voice, the player says so only once and offers the text instead', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/shj/intro');
  await open(page);
  await expect(page.getByText('This device has no voice')).toBeVisible();
  await page.getByRole('button', { name: 'Read the text instead' }).click();
  await expect(page.getByText('Knowing has never been the hard part.')).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/shj/workshops/start-where-you-are');
  await expect(page.getByText('Think of a photograph taken on a grey Tuesday.')).toBeVisible();
  await page.getByRole('tab', { name: 'Watch' }).first().click();
  await page.getByRole('button', { name: 'Play: A snapshot is not a verdict' }).click();
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.getByText('This device has no voice')).toHaveCount(0);
});

test('premium members find a film in every ACTION part of a workshop', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await page.goto('/shj/workshops/start-where-you-are');
  const parts = page.getByRole('region', { name: /^ACTION \d/ });
  await expect(parts).toHaveCount(2);
  for (const part of await parts.all()) {
    await expect(part.getByRole('button', { name: /^Play:/ })).toBeVisible();
  }
});

test('a video uploaded by the practice replaces the film of a workshop part', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.route('**/api/workshops/start-where-you-are', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { know: { body: string }[] };
    if (json.know[0]) {
      json.know[0].body = '<video src="/media/own.mp4" title="Ours"></video>\n\nOur own words.';
    }
    await route.fulfill({ response, json });
  });
  await page.goto('/shj/workshops/start-where-you-are');
  const part = page.getByRole('region', { name: 'KNOW 1' });
  await expect(part.getByRole('button', { name: /^Play:/ })).toHaveText(/Ours/);
  await expect(part.getByText('Our own words.')).toHaveCount(0);
  await part.getByRole('tab', { name: 'Read' }).click();
  await expect(part.getByText('Our own words.')).toBeVisible();
  await expect(part.getByRole('button', { name: /^Play:/ })).toHaveCount(0);
});

test('an uploaded video file plays in the same player', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.route('**/api/resources/own-film', (route) =>
    route.fulfill({
      json: {
        resource: {
          id: crypto.randomUUID(),
          slug: 'own-film',
          title: 'Our own film',
          excerpt: '',
          tags: [],
          lane: 'SHJ',
          link: null,
          coverUrl: null,
          createdAt: new Date().toISOString(),
          body: 'Look.\n\n<video src="/media/own.mp4" title="Ours"></video>',
        },
        readNext: [],
      },
    }),
  );
  await page.route('**/media/own.mp4', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: '' }),
  );
  await page.goto('/resources/own-film');
  await page.getByRole('button', { name: 'Play: Ours' }).click();
  const frame = page.getByRole('region', { name: 'Player: Ours' });
  await expect(frame.getByRole('slider', { name: 'Position' })).toBeVisible();
  await frame.getByRole('button', { name: 'Sound' }).click();
  await expect(frame.locator('video')).toHaveJSProperty('muted', true);
});
