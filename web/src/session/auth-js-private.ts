/**
 * After a failed refresh, auth-js refuses to try again for a minute, even if the server is back.
 * The failure is stored in a private field of auth-js.
 */
export function forgetRefreshFailure(client: object): void {
  try {
    if ('lastRefreshFailure' in client) client.lastRefreshFailure = null;
  } catch {
    // In this version of auth-js, the field `lastRefreshFailure` is read-only.
  }
}
