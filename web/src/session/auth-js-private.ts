/**
 * The one private field of auth-js that we touch. The library remembers a failed refresh for a minute
 * and answers from memory; somebody who asks again once the server is back must not wait for that.
 * A library without that field is left as it is: asking again then takes a minute at worst.
 */
export function forgetRefreshFailure(client: object): void {
  try {
    if ('lastRefreshFailure' in client) client.lastRefreshFailure = null;
  } catch {
    // A field that cannot be written any more is not ours to force.
  }
}
