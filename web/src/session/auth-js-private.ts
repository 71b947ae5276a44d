/**
 * auth-js remembers a failed refresh for a minute in a private field. Without this reset, a member
 * would have to wait even if the server is back.
 */
export function forgetRefreshFailure(client: object): void {
  try {
    if ('lastRefreshFailure' in client) client.lastRefreshFailure = null;
  } catch {
    // In this version of auth-js the field is read-only.
  }
}
