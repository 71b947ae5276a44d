import { useLocation } from '@tanstack/react-router';
import { DailyNudge } from '../../../features/daily-nudge/daily-nudge.tsx';
import { RemindersBackground } from '../../../features/reminders/reminders-background.tsx';
import type { Write } from '../../../outbox/define-write.ts';
import { useSendWrites } from '../../../outbox/use-send-writes.ts';

/** Files named `…-write.ts` are loaded automatically, so no offline write has to be registered. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../features/*/*-write.ts', '../../../features/*/*-writes.ts'],
  { eager: true },
);

// biome-ignore lint/suspicious/noExplicitAny: each write has its own payload and answer types.
const isWrite = (value: unknown): value is Write<any, any> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'send' in value;

const WRITES = Object.values(modules).flatMap(Object.values).filter(isWrite);

export default function HubBackground() {
  useSendWrites(WRITES);
  const isDesk = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') });
  return (
    <>
      {!isDesk && <DailyNudge />}
      <RemindersBackground />
    </>
  );
}
