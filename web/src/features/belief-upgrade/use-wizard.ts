import {
  findLatestDraft,
  mergeWorksheets,
  newWorksheet,
  type Worksheet,
} from '@hearthway/domain/belief-upgrade/worksheet';
import { useMemo, useState } from 'react';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { useMemberId } from '../../session/session.ts';
import { parseSheetDraft, updateSheet } from './sheet-draft.ts';
import { useWorksheets } from './use-worksheets.ts';
import { worksheetWrite } from './worksheet-write.ts';

const createSheet = () =>
  newWorksheet({ id: crypto.randomUUID(), at: new Date(Date.now()).toISOString() });

export function useWizard() {
  const name = `belief-upgrade.${useMemberId()}`;
  const text = useDraft(name);
  const kept = useMemo(() => parseSheetDraft(text), [text]);
  const [blank, setBlank] = useState(createSheet);
  const { query, worksheets: sent } = useWorksheets();
  const worksheets = mergeWorksheets(sent, kept ? [kept] : []);
  const sheet = findLatestDraft(worksheets) ?? blank;

  const storeDraft = (next: Worksheet) => drafts.set(name, JSON.stringify(next));

  function change(part: Partial<Worksheet>) {
    storeDraft(updateSheet(sheet, part, Date.now()));
  }

  function save(which: Worksheet, part: Partial<Worksheet>) {
    const isChanged = Object.keys(part).length > 0;
    const known = sent.find(({ id }) => id === which.id);
    if (!isChanged && (known?.at === which.at || which === blank)) return;
    const next = isChanged ? updateSheet(which, part, Date.now()) : which;
    worksheetWrite.add(next);
    if (next.finishedOn) {
      if (kept?.id === next.id) drafts.remove(name);
      if (next.id === blank.id) setBlank(createSheet());
    } else {
      storeDraft(next);
    }
  }

  return { query, sheet, worksheets, change, save };
}
