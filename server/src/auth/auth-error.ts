import { HttpProblem } from '../http/problem.ts';

export class AuthError extends HttpProblem {
  override name = 'AuthError';
  /** The auth server GoTrue's names for the weaknesses of a password. */
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
