import { isTraced, traceStep } from '../ports/trace.ts';

const POSTGRES = { 'db.system.name': 'postgresql' };

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
 * A trace names only the verb and the table of a statement, so that it contains no member's data.
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
