import type { Locator, Page } from '@playwright/test';

export class AuthPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly signIn: Locator;
  readonly createAccount: Locator;
  readonly toSignUp: Locator;
  readonly toSignIn: Locator;
  readonly forgot: Locator;
  readonly problem: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    const form = page.getByRole('main');
    this.page = page;
    this.heading = form.getByRole('heading', { level: 1 });
    this.email = form.getByRole('textbox', { name: 'Email' });
    this.password = form.getByRole('textbox', { name: 'Password' });
    this.signIn = form.getByRole('button', { name: 'Sign in', exact: true });
    this.createAccount = form.getByRole('button', { name: 'Create account', exact: true });
    this.toSignUp = form.getByRole('button', { name: 'Need an account? Create one' });
    this.toSignIn = form.getByRole('button', { name: 'Already have an account? Sign in' });
    this.forgot = form.getByRole('button', { name: 'Forgot password?' });
    this.problem = form.getByRole('alert');
  }

  async fill(who: { email: string; password: string }): Promise<void> {
    await this.email.fill(who.email);
    await this.password.fill(who.password);
  }

  async signInAs(who: { email: string; password: string }): Promise<void> {
    await this.fill(who);
    await this.signIn.click();
  }

  async signUpAs(who: { email: string; password: string }): Promise<void> {
    await this.toSignUp.click();
    await this.fill(who);
    await this.createAccount.click();
  }
}

export const newLogin = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: crypto.randomUUID(),
});
