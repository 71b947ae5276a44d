/**
 * Who keeps each table from growing for ever. A test compares it with the database, so that a table
 * that nobody trims cannot be added. pg-boss trims its own
 * schema: `server/src/jobs/queues.ts` says how long a job is kept.
 *
 * - `sweep`: the sweeping job deletes what has run out.
 * - `account`: a member's own records, as many as that member makes; they go with the account.
 * - `bounded`: a fixed number for each member, kept by the database or by what writes it.
 * - `content`: as many rows as the practice has pages and offers, and a bounded history of each.
 * - `fixed`: a handful of rows.
 * - `kept`: grows on purpose, because it is evidence.
 */
export type TrimmedBy = 'sweep' | 'account' | 'bounded' | 'content' | 'fixed' | 'kept';

export const TRIMMED_BY: Record<string, TrimmedBy> = {
  'public.profiles': 'bounded',
  'public.consents': 'bounded',
  'public.daily_checkins': 'account',
  'public.reports': 'account',
  'public.user_nudge_prefs': 'bounded',
  'public.user_offers': 'account',
  'public.quiz_results': 'bounded',
  'public.workshop_progress': 'account',
  'public.user_shj_unit_status': 'account',
  'public.belief_worksheets': 'account',
  'public.hfs_urges': 'account',
  'public.breathing_sessions': 'account',
  'public.kept_reframes': 'account',
  'public.own_reframes': 'account',
  'public.streak_breaks': 'account',
  'public.hidden_pillars': 'bounded',
  'public.journal_entries': 'account',
  'public.commitments': 'account',
  'public.commitment_ticks': 'account',
  'public.reminders': 'bounded',
  'public.reminder_settings': 'bounded',
  'public.push_devices': 'bounded',
  'public.action_ticks': 'account',
  'public.reading_marks': 'account',
  'public.analytics_events': 'sweep',
  'public.resources': 'content',
  'public.offers': 'content',
  'public.words': 'content',
  'public.word_versions': 'content',
  'public.media': 'sweep',
  'public.shipped_content': 'content',
  'public.content_versions': 'content',
  'public.guide_threads': 'sweep',
  // Of a version that may still run beside this one.
  'public.guide_messages': 'sweep',
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
  'app.desk_roles': 'bounded',
  'auth.paces': 'sweep',
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
  'app.heartbeat': 'fixed',
  'app.guide_corpus': 'fixed',
  'app.audit_subjects': 'kept',
  'app.installation_secrets': 'fixed',
};
