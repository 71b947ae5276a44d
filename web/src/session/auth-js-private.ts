/**
 * auth-js remembers a failed refresh for a minute in a private field. Without this reset, a member
 * who tries again when the server is back would have to wait.
 */
export function forgetRefreshFailure(client: object): void {
  try {
    if ('lastRefreshFailure' in client) client.lastRefreshFailure = null;
  } catch {
    // In this version of auth-js the field is read-only.
  }
}
