import type { Addition, StoredAddition } from '@hearthway/domain/journal/addition';
import { journalAdditions } from '../../db/tables/journal-additions.ts';

type Row = typeof journalAdditions.$inferSelect;

export const additionColumns = {
  id: journalAdditions.id,
  kind: journalAdditions.kind,
  text: journalAdditions.text,
  feeling: journalAdditions.feeling,
  icon: journalAdditions.icon,
};

export function toAddition(row: Pick<Row, keyof typeof additionColumns>): StoredAddition | null {
  const { id, kind, text, feeling, icon } = row;
  if (text === null) return null;
  if (kind === 'prompt') return { id, kind, text };
  return feeling && icon ? { id, kind, name: text, feeling, icon } : null;
}

export const toAdditionColumns = (addition: Addition | null) =>
  addition?.kind === 'feeling'
    ? { text: addition.name, feeling: addition.feeling, icon: addition.icon }
    : { text: addition?.text ?? null, feeling: null, icon: null };
