import { HttpProblem } from '../http/problem.ts';

export class AuthError extends HttpProblem {
  override name = 'AuthError';
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
