import { isTraced, traceStep } from '../ports/trace.ts';

const POSTGRES = { 'db.system.name': 'postgresql' };

/** All that is done on one connection, with the wait for it. */
export const traceTransaction = <T>(
  { isReading }: { isReading: boolean },
  work: () => Promise<T>,
): Promise<T> => traceStep(isReading ? 'db read' : 'db transaction', POSTGRES, work);

export function traceStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work();
  const summary = statementSummary(text);
  return traceStep(summary, { ...POSTGRES, 'db.query.summary': summary }, work);
}

const known = new Map<string, string>();
const MAX_STATEMENTS = 500;

/**
 * What a statement does and to which table, such as `insert analytics_events`. Nothing else of its text:
 * what is no name of ours cannot be in it.
 */
function statementSummary(text: string): string {
  const found = known.get(text);
  if (found) return found;
  const [, verb = 'statement'] =
    /^[\s(]*(select|insert|update|delete|with|merge)\b/i.exec(text) ?? [];
  const [, table = ''] =
    /\b(?:from|into|update)\s+((?:"?[a-z_]+"?\.)?"?[a-z_]+"?)/i.exec(text) ?? [];
  const summary = `${verb.toLowerCase()} ${table.replaceAll('"', '')}`.trim();
  if (known.size < MAX_STATEMENTS) known.set(text, summary);
  return summary;
}
