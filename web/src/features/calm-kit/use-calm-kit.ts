import type { PatternId } from '@hearthway/domain/calm-kit/breathing';
import type { CalmKitResponse } from '@hearthway/domain/calm-kit/contract';
import type { Feeling } from '@hearthway/domain/calm-kit/reframes';
import { useQuery } from '@tanstack/react-query';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { breathingWrite, keptReframeWrite, ownReframeWrite } from './calm-kit-writes.ts';
import { calmKitQueries } from './queries.ts';

const EMPTY: CalmKitResponse = {
  breathing: { sessions: 0, seconds: 0 },
  keptReframes: [],
  ownReframes: [],
};

export function useCalmKit() {
  const { data = EMPTY } = useQuery(calmKitQueries.kit(useMemberId()));
  const breathed = breathingWrite.useWaiting();
  const keptChanges = keptReframeWrite.useWaiting();
  const ownChanges = ownReframeWrite.useWaiting();

  const kept = new Set(data.keptReframes);
  for (const { payload } of keptChanges) {
    if (payload.isKept) kept.add(payload.reframe);
    else kept.delete(payload.reframe);
  }
  const own = new Map(data.ownReframes.map((one) => [one.id, one]));
  for (const { payload } of ownChanges) {
    const { id, feeling, text } = payload;
    if (text === null) own.delete(id);
    else own.set(id, { id, feeling, text });
  }
  const kit: CalmKitResponse = {
    breathing: {
      sessions: data.breathing.sessions + breathed.length,
      seconds: breathed.reduce((sum, { payload }) => sum + payload.seconds, data.breathing.seconds),
    },
    keptReframes: [...kept],
    ownReframes: [...own.values()],
  };

  const now = () => {
    const moment = outbox.moment();
    return { moment, at: new Date(moment).toISOString() };
  };
  return {
    kit,
    addBreathing({ pattern, seconds }: { pattern: PatternId; seconds: number }) {
      const { moment, at } = now();
      breathingWrite.add({ id: crypto.randomUUID(), pattern, seconds, at }, moment);
    },
    keepReframe(reframe: string, isKept: boolean) {
      const { moment, at } = now();
      keptReframeWrite.add({ reframe, isKept, at }, moment);
    },
    writeReframe(feeling: Feeling, text: string) {
      const { moment, at } = now();
      ownReframeWrite.add({ id: crypto.randomUUID(), feeling, text, at }, moment);
    },
    removeReframe({ id, feeling }: CalmKitResponse['ownReframes'][number]) {
      const { moment, at } = now();
      ownReframeWrite.add({ id, feeling, text: null, at }, moment);
    },
  };
}
