import { FOCUS_MESSAGES } from '@hearthway/domain/focus/messages';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

const SENTENCES: Record<string, string> = {
  'POST /api/workshops/:slug/units': WORKSHOP_MESSAGES.notSignedIn,
  'POST /api/weekly-pulse': PULSE_MESSAGES.notSignedIn,
  'PUT /api/gratitude': GRATITUDE_MESSAGES.notSignedIn,
  'PUT /api/scorecard/days': SCORECARD_MESSAGES.notAuthenticated,
  'PUT /api/focus': FOCUS_MESSAGES.notSignedIn,
};

/**
 * Finds the sentence for a signed-out member by the routes that match the request. The route's own
 * handler has not run yet when the session check fails.
 */
export function signedOutSentence(c: Context): string | undefined {
  return matchedRoutes(c)
    .map(({ method, path }) => SENTENCES[`${method} ${path}`])
    .find(Boolean);
}
