import { LANES, type Lane } from '@hearthway/domain/vocabulary';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClearedSearch } from '../../lib/use-cleared-search.ts';
import { useSettled } from '../../lib/use-settled.ts';

const VIEWS = ['workshop', 'resource', 'waiting', 'review', 'unreviewed'] as const;
export type View = (typeof VIEWS)[number];

/**
 * Links between the list of pages and a single page keep the search in the address, so that the
 * list looks the same on the way back.
 */
export const KEEP_SEARCH = true as never;

/** The search and the filter are in the address, so that they survive opening a page. */
export function useListAddress() {
  const { show, lane, q = '' } = useSearch({ strict: false }) as Record<string, unknown>;
  const stored = String(q);
  const navigate = useNavigate();
  const [words, setWords] = useState(stored);
  const settled = useSettled(words);
  useClearedSearch(stored, () => setWords(''));
  const change = (search: { show?: View; lane?: Lane | undefined; q?: string | undefined }) =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, ...search })) as never,
      replace: true,
      resetScroll: false,
    });
  const store = useEffectEvent((text: string) => {
    if (text !== stored) change({ q: text || undefined });
  });
  useEffect(() => store(settled), [settled]);
  return {
    view: VIEWS.find((each) => each === show) ?? 'workshop',
    setView: (view: View) => change({ show: view }),
    lane: LANES.find((each) => each === lane) ?? null,
    setLane: (wanted: Lane | null) => change({ lane: wanted ?? undefined }),
    words,
    setWords,
  };
}
