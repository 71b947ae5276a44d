import { HttpProblem } from '../http/problem.ts';

/** An error in GoTrue's format. `code` is one of the error codes that `@supabase/auth-js` knows. */
export class AuthError extends HttpProblem {
  override name = 'AuthError';
  /**
   * GoTrue's names for the weaknesses of the password. Empty unless the code is `weak_password`.
   */
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
