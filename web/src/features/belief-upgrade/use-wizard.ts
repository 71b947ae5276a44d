import {
  newWorksheet,
  openDraft,
  type Worksheet,
  withWorksheets,
} from '@hearthway/domain/belief-upgrade/worksheet';
import { useMemo, useState } from 'react';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { useMemberId } from '../../session/session.ts';
import { changed, readSheet } from './sheet-draft.ts';
import { useWorksheets } from './use-worksheets.ts';
import { worksheetWrite } from './worksheet-write.ts';

const fresh = () =>
  newWorksheet({ id: crypto.randomUUID(), at: new Date(Date.now()).toISOString() });

/**
 * The worksheet that is being written. Every letter is kept on this device; leaving a field sends it,
 * so that it goes on at the same step on another. Of both the later version is shown.
 */
export function useWizard() {
  const name = `belief-upgrade.${useMemberId()}`;
  const text = useDraft(name);
  const kept = useMemo(() => readSheet(text), [text]);
  const [blank, setBlank] = useState(fresh);
  const { query, worksheets: sent } = useWorksheets();
  const worksheets = withWorksheets(sent, kept ? [kept] : []);
  const sheet = openDraft(worksheets) ?? blank;

  const keepHere = (next: Worksheet) => drafts.set(name, JSON.stringify(next));

  function change(part: Partial<Worksheet>) {
    keepHere(changed(sheet, part, Date.now()));
  }

  /** Changes any of the worksheets, and sends it. */
  function save(which: Worksheet, part: Partial<Worksheet>) {
    const isChanged = Object.keys(part).length > 0;
    const known = sent.find(({ id }) => id === which.id);
    // A field that is left as it was, in a worksheet that was sent as it is or was never begun.
    if (!isChanged && (known?.at === which.at || which === blank)) return;
    const next = isChanged ? changed(which, part, Date.now()) : which;
    worksheetWrite.add(next);
    if (next.finishedOn) {
      if (kept?.id === next.id) drafts.remove(name);
      if (next.id === blank.id) setBlank(fresh());
    } else {
      keepHere(next);
    }
  }

  return { query, sheet, worksheets, change, save };
}
