import { HttpProblem } from '../http/problem.ts';

/** A refusal in GoTrue's vocabulary: `code` is one that `@supabase/auth-js` knows. */
export class AuthError extends HttpProblem {
  override name = 'AuthError';
  /** Only with `weak_password`: what is wrong with it, in GoTrue's words. */
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
