import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { PILLAR_LABELS, SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { overtakenPillars } from '@hearthway/domain/scorecard/taps';
import { useEffect } from 'react';
import { outbox } from '../../member/outbox.ts';
import { toast } from '../../ui/toast.ts';
import { CHECKIN } from './checkin-sender.ts';
import type { UnsentTaps } from './unsent-days.ts';

// One toast however fast the taps are.
const id = 'scorecard';

/** Says what became of the taps, in the tab that is looked at. */
export function useSaveToasts(): void {
  useEffect(
    () =>
      outbox.onEvent((event) => {
        if (event.type === 'changed' || event.kind !== CHECKIN) return;
        if (document.visibilityState !== 'visible') return;
        if (event.type === 'refused') {
          toast.error(SCORECARD_MESSAGES.couldNotSave, { id });
          return;
        }
        const { taps } = event.payload as UnsentTaps;
        const overtaken = overtakenPillars(taps, event.answer as Checkin);
        if (overtaken.length > 0) {
          const names = overtaken.map((pillar) => PILLAR_LABELS[pillar]).join(', ');
          toast.info('Another device was later', { description: `${names}: its value stands.` });
        } else {
          toast.success(SCORECARD_MESSAGES.saved, {
            id,
            description: SCORECARD_MESSAGES.savedDetail,
          });
        }
      }),
    [],
  );
}
