export interface Finding {
  subject: string;
  state: 'ok' | 'warning' | 'failure';
  message: string;
  action?: string;
}

export const ok = (subject: string, message: string): Finding => ({
  subject,
  state: 'ok',
  message,
});
export const warning = (subject: string, message: string, action: string): Finding => ({
  ...{ subject, state: 'warning', message, action },
});
export const failure = (subject: string, message: string, action: string): Finding => ({
  ...{ subject, state: 'failure', message, action },
});

const MARKS = { ok: '✓', warning: '!', failure: '✗' };

export function formatFinding({ subject, state, message, action }: Finding): string {
  const line = `${MARKS[state]} ${subject}: ${message}`;
  return action ? `${line}\n    → ${action}` : line;
}
