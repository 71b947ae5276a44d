/**
 * Resets a private field of auth-js in which the library remembers a failed refresh for a minute.
 * Without the reset, a member who tries again when the server is back would have to wait. Does
 * nothing if the field does not exist.
 */
export function forgetRefreshFailure(client: object): void {
  try {
    if ('lastRefreshFailure' in client) client.lastRefreshFailure = null;
  } catch {
    // In this version of auth-js the field is read-only.
  }
}
