import { type QuickRoute, quickRoute } from '@hearthway/domain/quick-router/quick-route';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import { useSelector } from '@tanstack/react-store';
import { visitAtom } from '../../lib/visit-atom.ts';
import { useMemberId } from '../../session/session.ts';

export interface FeelingVisit {
  memberId: string;
  route: QuickRoute;
  reads: ShortRead[];
}

const visit = visitAtom('hearthway.feeling');

export const rememberFeeling = (feeling: FeelingVisit): void => visit.set(JSON.stringify(feeling));

export const forgetFeeling = (): void => visit.set(null);

export function useFeeling(): FeelingVisit | null {
  const text = useSelector(visit);
  const memberId = useMemberId();
  if (!text) return null;
  try {
    const feeling: FeelingVisit = JSON.parse(text);
    const { tag, gender } = feeling.route.why;
    return feeling.memberId === memberId ? { ...feeling, route: quickRoute(tag, gender) } : null;
  } catch {
    return null;
  }
}
