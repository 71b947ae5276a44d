/**
 * Resets a private field of auth-js. The library remembers a failed refresh for a minute; without
 * the reset, a member who retries once the server is back would have to wait. If the field does not
 * exist, nothing happens.
 */
export function forgetRefreshFailure(client: object): void {
  try {
    if ('lastRefreshFailure' in client) client.lastRefreshFailure = null;
  } catch {
    // The field is read-only in this version.
  }
}
