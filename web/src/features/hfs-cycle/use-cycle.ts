import { type Cycle, readCycle } from '@hearthway/domain/hfs-cycle/cycle';
import { useMemo } from 'react';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { useMemberId } from '../../session/session.ts';

export function useCycle() {
  const name = `hfs-cycle.${useMemberId()}`;
  const text = useDraft(name);
  return {
    cycle: useMemo(() => readCycle(text), [text]),
    setCycle: (next: Cycle) => drafts.set(name, JSON.stringify(next)),
    reset: () => drafts.remove(name),
  };
}
