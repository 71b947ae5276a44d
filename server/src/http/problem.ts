import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * An error has a stable code for programs, a sentence for people and, as `cause`, details for the
 * log.
 */
export class HttpProblem extends HTTPException {
  override name = 'HttpProblem';
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(status as ContentfulStatusCode, { message, cause: options.cause });
    this.code = code;
    this.headers = options.headers ?? {};
  }
}
