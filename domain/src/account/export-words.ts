const ABOUT: Readonly<Record<string, string>> = {
  auth_users: 'Your email address, and when you created and confirmed your account. No password.',
  auth_sessions: 'The devices you’re signed in on, with times and network addresses. No keys.',
  auth_one_time_tokens:
    'Which kinds of emailed links still work for your account. Not the links themselves.',
  auth_known_places: 'When you last signed in from each place or device, but not which ones.',
  auth_mfa_factors: 'Your authenticator apps and recovery codes. Not their secrets.',
  auth_mfa_failures: 'When someone entered a wrong code for your account.',
  auth_passkeys:
    'The passkeys you sign in with. Not their secret keys, which stay on your devices.',
  auth_passkey_challenges: 'Passkeys you started to add.',
  profiles: 'Your profile and membership.',
  consents: 'What you agreed to, when, and which version of the text.',
  daily_checkins: 'Your Daily Scorecard: 0 to 2 for each pillar and day.',
  reports: 'Your Weekly Pulses and daily gratitudes.',
  streak_breaks: 'Breaks you planned. Your streak pauses while you’re away.',
  hidden_pillars: 'Scorecard pillars you hid or showed again.',
  belief_worksheets: 'Your worksheets from the Belief Upgrade Wizard.',
  hfs_urges: 'Urges you logged, and how they ended.',
  breathing_sessions: 'Breathing exercises you did.',
  kept_reframes: 'Reframes you saved.',
  own_reframes: 'Reframes you wrote yourself.',
  commitments: 'Your commitments, week by week.',
  commitment_ticks: 'The days on which you kept a commitment.',
  action_ticks: 'ACTION steps you ticked off.',
  welcome_steps: 'The welcome steps from your first visit.',
  reminders: 'The reminders you asked for.',
  reminder_settings: 'Your time zone and how reminders reach you.',
  push_devices: 'The devices that receive your reminders.',
  reading_marks: 'Pages you saved for later or marked as read.',
  summary_links:
    'Links to a summary for a clinician: when you made them, and when they were opened and closed. Not the summary itself.',
  premium_requests: 'When you asked the practice about Premium, and what you wrote.',
  health_days: 'Daily totals of sleep, steps and resting heart rate that you imported.',
  journal_entries: 'Your journal: how you felt, what you wrote, and your tags.',
  journal_additions: 'Feelings and writing prompts you added to your journal.',
  user_nudge_prefs: 'Which nudges you put off or hid.',
  user_offers: 'Which offers you have seen or opened.',
  quiz_results: 'Your answers to the routing quiz and what it recommended.',
  workshop_progress: 'Workshops you completed.',
  user_shj_unit_status: 'KNOW videos you completed.',
  analytics_events: 'Which features you used, and how often. Nothing you wrote.',
  guide_threads: 'Your conversations with the guide: your messages and its answers.',
  app_desk_roles: 'What you’re allowed to do at the practice’s desk.',
  app_member_notes: 'The practice’s note about your membership.',
  app_invitations: 'When the practice invited you.',
  app_payment_customers: 'Your customer number at our payment provider.',
  app_payment_events: 'When you paid, or a payment failed. No amounts and no cards.',
  app_integration_events:
    'What we told the practice’s other tools: that you joined, your tier and your path.',
  app_audit_subjects: 'Your ID in the audit log.',
  data_exports: 'Downloads of your data that you asked for.',
  audit_log: 'Who on our team looked at your record or changed it.',
};

const describeByName = (table: string) =>
  `Your ${table.replace(/^(app|auth)_/, '').replaceAll('_', ' ')}.`;

export interface ExportPart {
  name: string;
  rows: number;
}

interface ExportReadme {
  productName: string;
  email: string;
  madeAt: Date;
  parts: readonly ExportPart[];
}

export function exportReadme({ productName, email, madeAt, parts }: ExportReadme): string {
  const filled = parts.filter(({ rows }) => rows > 0);
  const empty = parts.filter(({ rows }) => rows === 0);
  const line = ({ name, rows }: ExportPart) =>
    `  ${name}  (${rows} ${rows === 1 ? 'row' : 'rows'})\r\n      ${ABOUT[name] ?? describeByName(name)}`;
  return [
    `Everything ${productName} keeps about ${email}`,
    `Made on ${madeAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC`,
    '',
    'Each part is here twice: in the csv folder for spreadsheets, and in the json folder for other programs.',
    'Times are in UTC. In csv files, text that a spreadsheet could mistake for a formula starts with an',
    'apostrophe; the json files contain exactly what we store.',
    '',
    'What’s in this download:',
    '',
    ...filled.map(line),
    '',
    ...(empty.length > 0
      ? [`These parts are empty: ${empty.map(({ name }) => name).join(', ')}.`]
      : []),
    'Left out: your password and session keys, which we store only as hashes.',
    '',
  ].join('\r\n');
}
