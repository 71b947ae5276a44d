import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { useCallback, useRef, useState } from 'react';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../ui/toast.ts';
import { useSaveNote } from './queries.ts';

const FAILED = 'We couldn’t save the note';

/**
 * A note is saved before the colleague leaves the page. If saving fails, the page asks whether to
 * leave anyway.
 */
export function useUnsavedNote({ userId, note }: DeskRecord) {
  const { mutateAsync, isPending, error } = useSaveNote(userId);
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const stored = useRef(note);
  const sending = useRef<Promise<boolean> | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    async function send(text: string): Promise<boolean> {
      try {
        stored.current = (await mutateAsync(text)).note;
      } catch (failure) {
        toast.error(errorMessage(failure, FAILED));
        return false;
      }
      if (latest.current === text) {
        latest.current = null;
        setTyped(null);
      }
      toast.success('Note saved');
      return true;
    }
    for (;;) {
      const text = latest.current;
      if (!sending.current) {
        if (text === null || text.trim() === stored.current) return true;
        sending.current = send(text).finally(() => {
          sending.current = null;
        });
      }
      if (!(await sending.current)) return false;
    }
  }, [mutateAsync]);
  const isChanged = typed !== null && typed.trim() !== note;
  useUnsavedChangesGuard(isChanged, save);

  return {
    text: typed ?? note,
    isChanged,
    isPending,
    problem: isChanged && error ? errorMessage(error, FAILED) : null,
    save,
    change(text: string) {
      if (!sending.current) stored.current = note;
      latest.current = text;
      setTyped(text);
    },
  };
}
