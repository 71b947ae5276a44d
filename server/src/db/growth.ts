/**
 * What keeps a table from growing forever.
 *
 * - `sweep`: the sweep job deletes expired rows.
 * - `account`: a member's own records, which are deleted with the account.
 * - `bounded`: a limited number of rows for each member, enforced by the database or by the code
 *   that writes them.
 * - `content`: one row for each page or offer of the practice, and a limited history of each.
 * - `fixed`: a handful of rows.
 * - `kept`: grows on purpose, because it is evidence.
 */
type TrimmedBy = 'sweep' | 'account' | 'bounded' | 'content' | 'fixed' | 'kept';

/**
 * Lists every table except members' own tables (`app.own_table`), which count as `account` unless
 * they are listed here. A test compares the list with the database, so that no new table can be
 * forgotten. The tables of pg-boss are not listed, because pg-boss deletes old jobs itself:
 * `server/src/jobs/queues.ts` says how long a job is stored.
 */
export const TRIMMED_BY: Readonly<Record<string, TrimmedBy>> = {
  'public.profiles': 'bounded',
  'public.consents': 'bounded',
  'public.user_nudge_prefs': 'bounded',
  'public.quiz_results': 'bounded',
  'public.hidden_pillars': 'bounded',
  'public.reminders': 'bounded',
  'public.reminder_settings': 'bounded',
  'public.push_devices': 'bounded',
  'public.analytics_events': 'sweep',
  'public.guide_threads': 'sweep',
  'public.resources': 'content',
  'public.offers': 'content',
  'public.practice_settings': 'content',
  'public.practice_setting_versions': 'content',
  'public.media': 'sweep',
  'public.shipped_content': 'content',
  'public.content_versions': 'content',
  'public.guide_passages': 'content',
  'public.schema_migrations': 'fixed',
  'auth.users': 'account',
  'auth.sessions': 'sweep',
  'auth.refresh_tokens': 'sweep',
  'auth.one_time_tokens': 'sweep',
  'auth.flow_states': 'sweep',
  'auth.signing_keys': 'sweep',
  'auth.sign_in_failures': 'sweep',
  'auth.mail_sends': 'sweep',
  'auth.passkeys': 'bounded',
  'auth.passkey_challenges': 'sweep',
  'auth.mfa_factors': 'bounded',
  'auth.recovery_codes': 'bounded',
  'auth.mfa_challenges': 'sweep',
  'auth.mfa_failures': 'sweep',
  'auth.wrong_codes': 'sweep',
  'auth.known_places': 'sweep',
  'auth.counts': 'sweep',
  'auth.paces': 'sweep',
  'app.desk_roles': 'bounded',
  'app.member_notes': 'bounded',
  'app.invitations': 'bounded',
  'app.media_uploads': 'sweep',
  'app.payment_customers': 'bounded',
  'app.payment_events': 'account',
  'app.ended_customers': 'sweep',
  'app.desk_weeks': 'fixed',
  'app.desk_numbers': 'fixed',
  'app.departures': 'fixed',
  'app.audit_log': 'kept',
  'app.audit_head': 'fixed',
  'app.audit_subjects': 'kept',
  'app.heartbeat': 'fixed',
  'app.guide_corpus': 'fixed',
  'app.installation_secrets': 'fixed',
};
