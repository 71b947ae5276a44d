import { useState } from 'react';
import { toast } from './toast.ts';

export function useOnDemand(load: () => Promise<unknown>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'never',
    async open(): Promise<boolean> {
      try {
        await load();
      } catch {
        toast.error('We couldn’t open this. Please try again.');
        return false;
      }
      setState('open');
      return true;
    },
    close: () => setState('closed'),
  };
}
