import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { useEffect } from 'react';
import { outbox } from '../../member/outbox.ts';
import { toast } from '../../ui/toast.ts';
import { PULSE } from './pulse-sender.ts';

export function usePulseToasts(): void {
  useEffect(
    () =>
      outbox.onEvent((event) => {
        if (event.type === 'changed' || event.kind !== PULSE) return;
        if (document.visibilityState !== 'visible') return;
        if (event.type === 'sent') toast.success(PULSE_MESSAGES.saved);
        else if (event.code === 'pulse_not_due') toast.error(PULSE_MESSAGES.notDue);
        else toast.error(PULSE_MESSAGES.couldNotSave);
      }),
    [],
  );
}
