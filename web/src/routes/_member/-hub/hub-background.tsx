import { DailyNudge } from '../../../features/daily-nudge/daily-nudge.tsx';
import { RemindersBackground } from '../../../features/reminders/reminders-background.tsx';
import type { Write } from '../../../outbox/define-write.ts';
import { useSendWrites } from '../../../outbox/use-send-writes.ts';

/**
 * Modules with every write that works offline: all files `…-write.ts` and `…-writes.ts` in
 * `features/<name>/`.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../features/*/*-write.ts', '../../../features/*/*-writes.ts'],
  { eager: true },
);

// biome-ignore lint/suspicious/noExplicitAny: each write has its own payload and answer types.
const isWrite = (value: unknown): value is Write<any, any> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'send' in value;

const WRITES = Object.values(modules).flatMap(Object.values).filter(isWrite);

/**
 * Runs in the background of every member page. Sends writes that wait for the network, shows the
 * daily nudge and keeps reminders up to date.
 */
export default function HubBackground() {
  useSendWrites(WRITES);
  return (
    <>
      <DailyNudge />
      <RemindersBackground />
    </>
  );
}
