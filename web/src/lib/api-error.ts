/** Status 0 means that no response arrived. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;

  constructor(status: number, code: string, message: string, requestId: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

const unknown = { code: 'unexpected', title: 'Something went wrong on our side.' };

export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const problem: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (name: 'code' | 'title') =>
    typeof problem[name] === 'string' ? problem[name] : unknown[name];
  const requestId = typeof problem.requestId === 'string' ? problem.requestId : null;
  return new ApiError(response.status, text('code'), text('title'), requestId);
}
