const APP =
  /\b(apps?|accounts?|passwords?|premium|memberships?|subscri\w+|reminders?|notifications?|e-?mail address|log(ged)? ?(in|out)|sign(ed)? (in|out|up)|scorecards?|weekly pulse|streaks?|my data|export|upgrad(e|ing)|refunds?|invoices?|free trial|this (chat|guide|site|website|page)|(write|wrote|written|say|said|type|log|see|find|change|record) (\w+ )?(in |on )?here|hearthway)\b/i;

/** Questions that name a part of the app are about the app, not about the member's life. */
export const namesApp = (message: string): boolean => APP.test(message);
