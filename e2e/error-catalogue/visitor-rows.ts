import { AuthPage, newLogin } from '../pages/auth-page.ts';
import type { Row } from './row.ts';

export const VISITOR_ROWS: readonly Row[] = [
  {
    messages: ['Sign-in failed.'],
    how: 'the provider refuses without a message',
    where: '/auth',
    async provoke({ page }) {
      await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto('/auth');
      await new AuthPage(page).signInAs(newLogin());
    },
  },
  {
    messages: ['Something went wrong signing in.'],
    how: 'no response arrives',
    where: '/auth',
    async provoke({ page }) {
      await page.route('**/auth/v1/token**', (route) => route.abort());
      await page.goto('/auth');
      await new AuthPage(page).signInAs(newLogin());
    },
  },
  {
    messages: ['Could not create account.'],
    how: 'the provider refuses without a message',
    where: '/auth, sign-up',
    async provoke({ page }) {
      await page.route('**/auth/v1/signup**', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto('/auth');
      await new AuthPage(page).signUpAs(newLogin());
    },
  },
  {
    messages: ['Sign-in error', 'Back to sign in'],
    how: 'a link comes back with an error',
    where: '/auth/callback',
    async provoke({ page }) {
      await page.goto('/auth/callback?error_description=The+link+has+expired');
    },
  },
  {
    messages: ['Oops! Page not found'],
    how: 'an unknown path',
    where: '/home/nowhere',
    async provoke({ page }) {
      await page.goto('/home/nowhere');
    },
  },
  {
    messages: ['Unsupported question type.'],
    how: 'a question of an unknown kind',
    where: '/gallery',
    async provoke({ page }) {
      await page.goto('/gallery');
    },
  },
];
