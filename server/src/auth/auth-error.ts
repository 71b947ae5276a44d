import { HttpProblem } from '../http/problem.ts';

/** An error in GoTrue's format; `code` is one that `@supabase/auth-js` knows. */
export class AuthError extends HttpProblem {
  override name = 'AuthError';
  /** Only with `weak_password`: GoTrue's names for what is wrong with the password. */
  readonly reasons: readonly string[];

  constructor(
    status: number,
    code: string,
    message: string,
    options: { reasons?: readonly string[]; headers?: Record<string, string> } = {},
  ) {
    super(status, code, message, options);
    this.reasons = options.reasons ?? [];
  }
}
