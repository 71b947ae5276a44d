/**
 * Tests compare this list with the permissions in the database, so it is written by hand. With
 * `own, append`, members can add rows but not change them. With `own, some columns`, they can
 * change only the listed columns.
 */
export type TableAccess = (
  | { member: 'own' | 'own, append' | 'read' | 'closed' }
  | { member: 'own, some columns'; writable: readonly string[] }
) & {
  admin?: DeskAccess;
  editor?: DeskAccess;
  front_desk?: DeskAccess;
};

interface DeskAccess {
  reads: readonly string[];
  writes: readonly string[];
  deletes?: true;
}

const MEMBERSHIP = [
  'user_id',
  'first_name',
  'last_name',
  'email',
  'tier',
  'premium_started_at',
  'premium_expires_at',
] as const;

const MEMBERSHIP_SET = ['tier', 'premium_started_at', 'premium_expires_at'] as const;

const KEPT = ['is_desks', 'version', 'changed_at', 'content_hash', 'created_at'] as const;
const PAGE = [
  ...['id', 'slug', 'title', 'body', 'tags', 'link', 'visibility', 'lane', 'cover_url', 'order'],
  'order_is_desks',
  ...['excerpt', 'search_text', 'publish_at', 'minutes', 'letters', ...KEPT],
  ...['reviewed_by', 'reviewed_on', 'review_due_on'],
] as const;
const PAGE_DRAFT = ['resource_id', 'fields', 'content_hash', 'saved_at', 'saved_by'] as const;
const OFFER = [
  ...['id', 'title', 'body', 'cta_text', 'cta_route', 'cta_url', 'image_url', 'small_logo_url'],
  ...['priority', 'start_at', 'end_at', 'active', 'segment_filter', ...KEPT],
] as const;
const SETTING_VERSION = ['id', 'key', 'text', 'saved_at', 'saved_by'] as const;
const PASSAGE = [
  ...['id', 'resource_id', 'position', 'path', 'title', 'heading', 'tags', 'asked_as'],
  ...['sentences', 'body', 'is_premium', 'source_hash'],
] as const;
const MEDIA = [
  ...['id', 'kind', 'name', 'type', 'size', 'width', 'height', 'alt', 'created_at', 'unused_since'],
] as const;
const UPLOAD = ['id', 'name', 'size', 'received', 'type', 'created_at'] as const;
const VERSION = [
  ...['kind', 'item', 'version', 'fields', 'saved_at', 'saved_by', 'is_draft'],
] as const;

const LETTER = ['subject', 'body', 'segment', 'changed_at'] as const;
const LETTER_STATE = ['state', 'version', 'send_at', 'finished_at'] as const;
const TOKEN = ['name', 'hint', 'scopes', 'created_at', 'expires_at'] as const;
const WEBHOOK = ['name', 'url', 'events', 'includes_email', 'is_on', 'created_at'] as const;
const EVENT = ['id', 'type', 'at', 'user_id', 'facts'] as const;
const DELIVERY = ['state', 'tries', 'next_try_at'] as const;

export const TABLE_ACCESS: Record<string, TableAccess> = {
  'public.profiles': {
    member: 'own, some columns',
    writable: [
      'first_name',
      'last_name',
      'gender',
      'focus',
      'nudge_focus',
      'recommended_path',
      'day_start',
      'quiz_version',
      'last_quick_tag',
      'signals',
    ],
    // Older versions of the app have no desk roles, so the admin role still needs these columns.
    admin: { reads: MEMBERSHIP, writes: MEMBERSHIP_SET },
    front_desk: {
      reads: [...MEMBERSHIP, 'created_at', 'recommended_path'],
      writes: MEMBERSHIP_SET,
    },
  },
  'public.consents': { member: 'own, append' },
  'public.daily_checkins': { member: 'own' },
  'public.reports': { member: 'own' },
  'public.user_nudge_prefs': { member: 'own' },
  'public.user_offers': { member: 'own' },
  'public.quiz_results': { member: 'own' },
  'public.workshop_progress': { member: 'own' },
  'public.user_shj_unit_status': { member: 'own' },
  'public.belief_worksheets': { member: 'own' },
  'public.hfs_urges': { member: 'own' },
  'public.breathing_sessions': { member: 'own' },
  'public.kept_reframes': { member: 'own' },
  'public.own_reframes': { member: 'own' },
  'public.streak_breaks': { member: 'own' },
  'public.hidden_pillars': { member: 'own' },
  'public.reading_marks': { member: 'own' },
  'public.journal_entries': { member: 'own' },
  'public.journal_additions': { member: 'own' },
  'public.commitments': { member: 'own' },
  'public.commitment_ticks': { member: 'own' },
  'public.reminders': { member: 'own' },
  'public.reminder_settings': { member: 'own' },
  'public.push_devices': { member: 'own' },
  'public.action_ticks': { member: 'own' },
  'public.welcome_steps': { member: 'own' },
  'public.experiments': { member: 'own' },
  'public.experiment_marks': { member: 'own' },
  'public.health_days': { member: 'own' },
  'public.insights': { member: 'own' },
  'public.insight_marks': { member: 'own' },
  'public.summary_links': { member: 'own' },
  'public.premium_requests': {
    member: 'own',
    front_desk: {
      reads: ['user_id', 'id', 'message', 'asked_at', 'done_at'],
      writes: ['done_at'],
    },
  },
  'public.data_exports': { member: 'own' },
  'public.data_export_chunks': { member: 'read' },
  'public.analytics_events': { member: 'own, append' },
  'public.resources': { member: 'read', editor: { reads: PAGE, writes: PAGE } },
  'public.page_drafts': {
    member: 'closed',
    editor: { reads: PAGE_DRAFT, writes: PAGE_DRAFT, deletes: true },
  },
  'public.offers': {
    member: 'read',
    editor: { reads: OFFER, writes: OFFER },
    admin: { reads: ['cta_url', 'version'], writes: ['cta_url', 'version'] },
  },
  'public.practice_settings': {
    member: 'read',
    editor: {
      reads: ['key', 'text', 'changed_at'],
      writes: ['key', 'text', 'changed_at'],
      deletes: true,
    },
    admin: {
      reads: ['key', 'text', 'changed_at'],
      writes: ['key', 'text', 'changed_at'],
      deletes: true,
    },
  },
  'public.practice_setting_versions': {
    member: 'closed',
    editor: { reads: SETTING_VERSION, writes: SETTING_VERSION, deletes: true },
    admin: { reads: SETTING_VERSION, writes: SETTING_VERSION, deletes: true },
  },
  'public.media': { member: 'closed', editor: { reads: MEDIA, writes: MEDIA, deletes: true } },
  'public.shipped_content': {
    member: 'closed',
    editor: { reads: ['kind', 'key', 'hash', 'fields'], writes: [] },
  },
  'public.content_versions': {
    member: 'closed',
    editor: { reads: VERSION, writes: VERSION, deletes: true },
  },
  'public.guide_threads': { member: 'own' },
  'public.guide_passages': {
    member: 'read',
    editor: { reads: PASSAGE, writes: PASSAGE, deletes: true },
  },
  'public.schema_migrations': { member: 'closed' },
  'auth.users': { member: 'closed' },
  'auth.sessions': { member: 'closed' },
  'auth.refresh_tokens': { member: 'closed' },
  'auth.one_time_tokens': { member: 'closed' },
  'auth.flow_states': { member: 'closed' },
  'auth.signing_keys': { member: 'closed' },
  'auth.sign_in_failures': { member: 'closed' },
  'auth.mail_sends': { member: 'closed' },
  'auth.passkeys': { member: 'closed' },
  'auth.passkey_challenges': { member: 'closed' },
  'auth.mfa_factors': { member: 'closed' },
  'auth.recovery_codes': { member: 'closed' },
  'auth.mfa_challenges': { member: 'closed' },
  'auth.mfa_failures': { member: 'closed' },
  'auth.wrong_codes': { member: 'closed' },
  'auth.known_places': { member: 'closed' },
  'auth.counts': { member: 'closed' },
  'app.desk_roles': {
    member: 'closed',
    admin: {
      reads: ['user_id', 'role', 'granted_at'],
      writes: ['user_id', 'role', 'granted_at'],
      deletes: true,
    },
  },
  'auth.paces': { member: 'closed' },
  'app.member_notes': {
    member: 'closed',
    front_desk: {
      reads: ['user_id', 'note', 'changed_at'],
      writes: ['user_id', 'note', 'changed_at'],
      deletes: true,
    },
  },
  'app.invitations': {
    member: 'closed',
    front_desk: { reads: ['user_id', 'invited_at', 'mailed_at', 'is_held'], writes: [] },
  },
  'app.quiet_members': {
    member: 'closed',
    front_desk: { reads: ['user_id', 'seen_week'], writes: [] },
  },
  'app.unanswered_words': { member: 'closed' },
  'app.letters': {
    member: 'closed',
    front_desk: {
      reads: ['id', ...LETTER, ...LETTER_STATE, 'results', 'created_at'],
      writes: [...LETTER, ...LETTER_STATE],
      deletes: true,
    },
  },
  // The desk may not read who received a letter. A database function tells it only the totals.
  'app.letter_recipients': { member: 'closed' },
  'app.letter_sender': { member: 'closed' },
  'app.bounced_addresses': {
    member: 'closed',
    front_desk: { reads: ['user_id', 'email', 'at'], writes: [], deletes: true },
  },
  'app.media_uploads': {
    member: 'closed',
    editor: { reads: UPLOAD, writes: UPLOAD, deletes: true },
  },
  'app.payment_customers': { member: 'closed' },
  'app.payment_events': { member: 'closed' },
  'app.ended_customers': { member: 'closed' },
  'app.desk_weeks': { member: 'closed' },
  'app.desk_numbers': {
    member: 'closed',
    admin: { reads: ['chart', 'made_at', 'rows'], writes: [] },
  },
  'app.api_tokens': {
    member: 'closed',
    admin: {
      reads: ['id', ...TOKEN, 'revoked_at', 'last_used_at'],
      writes: [...TOKEN, 'hash', 'revoked_at'],
    },
  },
  'app.api_calls': { member: 'closed' },
  'app.integration_events': { member: 'closed', admin: { reads: EVENT, writes: [] } },
  'app.webhooks': {
    member: 'closed',
    admin: {
      reads: ['id', ...WEBHOOK, 'is_gone', 'old_secret_until'],
      writes: [...WEBHOOK, 'is_gone', 'secret'],
      deletes: true,
    },
  },
  'app.webhook_deliveries': {
    member: 'closed',
    admin: {
      reads: [
        ...['id', 'webhook_id', 'event_id', ...DELIVERY, 'attempts', 'delivered_at', 'created_at'],
      ],
      writes: DELIVERY,
    },
  },
  'app.departures': { member: 'closed' },
  'app.audit_log': { member: 'closed' },
  'app.heartbeat': { member: 'closed' },
  'app.guide_corpus': { member: 'read' },
  'app.audit_head': { member: 'closed' },
  'app.audit_subjects': { member: 'closed' },
  'app.installation_secrets': { member: 'closed' },
};
