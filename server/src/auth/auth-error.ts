import { HttpProblem } from '../http/problem.ts';

export class AuthError extends HttpProblem {
  override name = 'AuthError';
  /** GoTrue's names for what makes a password weak: `length` or `pwned`. */
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
