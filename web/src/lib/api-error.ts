/** What the server answered, as problem+json, when it refused or failed; status 0: nothing came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** To find the request in the server's log. */
  readonly requestId: string | null;

  constructor(status: number, code: string, message: string, requestId: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

/** The server says that nobody is signed in, or nobody any more. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

const unknown = { code: 'unexpected', title: 'Something went wrong on our side.' };

/** A proxy on the way may answer with anything, so nothing about the body is taken for granted. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const problem: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (name: 'code' | 'title') =>
    typeof problem[name] === 'string' ? problem[name] : unknown[name];
  const requestId = typeof problem.requestId === 'string' ? problem.requestId : null;
  return new ApiError(response.status, text('code'), text('title'), requestId);
}
