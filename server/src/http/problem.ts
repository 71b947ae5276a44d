/**
 * A refusal with three wordings: a stable code for programs, a sentence for people, and (as `cause`)
 * details for the log.
 */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
  }
}
