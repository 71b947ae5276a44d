const APP =
  /\b(apps?|accounts?|passwords?|premium|memberships?|subscri\w+|reminders?|notifications?|e-?mail address|log(ged)? ?(in|out)|sign(ed)? (in|out|up)|scorecards?|weekly pulse|streaks?|my data|export|upgrad(e|ing)|refunds?|invoices?|free trial|this (chat|guide|site|website|page)|(write|wrote|written|say|said|type|log|see|find|change|record) (\w+ )?(in |on )?here|hearthway)\b/i;

/** Questions that name a part of the app are about the app, not about the member's life. */
export const namesApp = (message: string): boolean => APP.test(message);

const INSIDE_APP =
  /\b(in|into|on|with) (the|this|your) app\b|\b(the|this|your) app (\w+ )?(counts?|asks?|asking|says?|knows?|wants?|tracks?|shows?|reminds?|saves?|records?|does)\b|\b(can|does|will|do) (the|this|your) app\b|\b(in|on) here\b/i;
const QUESTION =
  /\?|^\W*(and |but |so |ok )*(how|where|what|why|when|who|which|can|could|do|does|is|are|will)\b/i;

/** "How do I log a run in the app" names an activity, but only the help can answer it. */
export const asksAboutApp = (message: string): boolean =>
  INSIDE_APP.test(message) && QUESTION.test(message);
