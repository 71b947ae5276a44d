import type { DeskPage, PageFields } from '@hearthway/domain/content-desk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createAutosave, type SaveState } from './create-autosave.ts';
import { fetchPage, useSavePage } from './mutations.ts';
import { contentDeskQueries } from './queries.ts';
import { toComparableText, toWrittenPage } from './written-page.ts';

/** All saves within ten minutes become one version in the page's history. */
const SITTING_MS = 10 * 60_000;

const NEEDS_TITLE = 'A page needs a title.';

/** `onOutdated` is called if the page was changed elsewhere while nothing was unsaved here. */
export function useAutosave(page: DeskPage, onOutdated: () => void) {
  const [written, setWritten] = useState(() => toWrittenPage(page));
  const [status, setStatus] = useState<{ state: SaveState; error: unknown }>({
    ...{ state: 'saved', error: null },
  });
  const latest = useRef(written);
  const known = useRef(page);
  const sittingSince = useRef<number | null>(null);
  const queryClient = useQueryClient();
  const { mutateAsync: savePage } = useSavePage(page.id);

  async function send(draft: PageFields): Promise<'saved' | 'conflict'> {
    if (draft.title.trim() === '') throw new Error(NEEDS_TITLE);
    const now = Date.now();
    const continues = sittingSince.current !== null && now - sittingSince.current < SITTING_MS;
    try {
      known.current = await savePage({ ...draft, version: known.current.version, continues });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
      const theirs = await fetchPage(page.id);
      const isSameText = toComparableText(theirs) === toComparableText(known.current);
      if (!isSameText) return 'conflict';
      known.current = await savePage({ ...draft, version: theirs.version });
    }
    if (!continues) sittingSince.current = now;
    return 'saved';
  }
  const [autosave] = useState(() =>
    createAutosave({
      saved: written,
      send,
      mayRetry: (error) => error instanceof ApiError && (error.status === 0 || error.status >= 500),
      onState: (state, error) => setStatus({ state, error }),
    }),
  );

  async function reload() {
    const now = await fetchPage(page.id);
    if (now.version <= known.current.version || !(await autosave.flush())) return;
    queryClient.setQueryData(contentDeskQueries.page(page.id).queryKey, now);
    onOutdated();
  }
  const onVisibility = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') await autosave.flush();
    else if (status.state === 'saved') await reload().catch(() => {});
  });
  useEffect(() => {
    autosave.start();
    const listen = () => void onVisibility();
    const retry = () => void autosave.flush();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('online', retry);
      autosave.stop();
    };
  }, [autosave]);
  useUnsavedChangesGuard(status.state !== 'saved', autosave.flush);

  return {
    ...status,
    written,
    reload,
    flush: autosave.flush,
    set(change: Partial<PageFields>) {
      latest.current = { ...latest.current, ...change };
      setWritten(latest.current);
      autosave.change(latest.current);
    },
    takeVersion(now: DeskPage) {
      known.current = now;
    },
    keepMine(theirs: DeskPage) {
      known.current = theirs;
      sittingSince.current = null;
      autosave.resume();
    },
  };
}
