import { ask, openGuide } from '../pages/guide.ts';
import { openFoldedCards } from '../pages/home-page.ts';
import { answers, fails, type Row, refuses } from './row.ts';

export const READER_ROWS: readonly Row[] = [
  {
    messages: ['I heard you.'],
    how: 'the response has no answer',
    where: 'the guide',
    async provoke({ page }) {
      await page.route('**/functions/v1/hello-world', answers({}));
      await page.goto('/mhi');
      await openGuide(page);
      await ask(page, 'Hello');
    },
  },
  {
    messages: ["Sorry, I couldn't read that. Please type it again."],
    how: 'the function fails',
    where: 'the guide',
    async provoke({ page }) {
      await page.route('**/functions/v1/hello-world', fails);
      await ask(page, 'Hello again');
    },
  },
  {
    messages: ['No offers match your profile right now.'],
    how: 'no offers arrive',
    where: '/home',
    async provoke({ page }) {
      await page.route('**/api/home*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), offers: [] } });
      });
      await page.goto('/home');
      await openFoldedCards(page);
    },
  },
  {
    messages: ['No result found. Try the quiz again.'],
    how: 'the result cannot be loaded',
    where: '/quiz/result',
    async provoke({ page }) {
      await page.route('**/api/quiz/results/latest', refuses(404, 'gone', 'Gone'));
      await page.goto('/quiz/result');
    },
  },
  {
    messages: ["Couldn't load workshops. Please reload."],
    how: 'the server refuses the list',
    where: '/shj/workshops',
    async provoke({ page }) {
      await page.route('**/api/workshops', refuses(400, 'x', 'The shelf is being dusted.'));
      await page.goto('/shj/workshops');
    },
  },
  {
    messages: ['No workshops found yet.'],
    how: 'there are none',
    where: '/shj/workshops',
    async provoke({ page }) {
      await page.route('**/api/workshops', answers({ workshops: [] }));
      await page.goto('/shj/workshops');
    },
  },
  {
    messages: ["Couldn't load this workshop. Please go back and try again."],
    how: 'an unknown slug',
    where: '/shj/workshops/{slug}',
    async provoke({ page }) {
      await page.goto('/shj/workshops/nowhere');
    },
  },
  {
    messages: ['Could not mark as completed'],
    how: 'the server answers 500',
    where: '/shj/workshops/{slug}, toast',
    async provoke({ page }) {
      await page.route('**/units', fails);
      await page.goto('/shj/workshops/start-where-you-are');
      await page.getByRole('button', { name: 'Mark as completed: KNOW 1' }).click();
    },
  },
  {
    messages: ['KNOW {n} marked as completed'],
    how: 'the mark is saved',
    where: '/shj/workshops/{slug}, toast',
    reads: 'KNOW 1 marked as completed',
    async provoke({ page }) {
      await page.getByRole('button', { name: 'Mark as completed: KNOW 1' }).click();
    },
  },
  {
    messages: ["Couldn't load resources. Please try again."],
    how: 'the server refuses the list',
    where: '/resources',
    async provoke({ page }) {
      await page.route('**/api/resources?*', refuses(400, 'x', 'No'));
      await page.goto('/resources');
    },
  },
  {
    messages: ['No resources found matching your criteria'],
    how: 'a search without results',
    where: '/resources',
    async provoke({ page }) {
      await page.goto('/resources?q=zzzzzz');
    },
  },
  {
    messages: ["We'll add MHI/WHI/SHJ/IB resources here shortly."],
    how: 'a lane without resources',
    where: '/whi, and so on',
    reads: "We'll add WHI resources here shortly.",
    async provoke({ page }) {
      await page.route(
        '**/api/resources?*',
        answers({ resources: [], nextCursor: null, total: 0 }),
      );
      await page.goto('/whi');
    },
  },
];
