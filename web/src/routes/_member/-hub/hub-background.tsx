import { worksheetWrite } from '../../../features/belief-upgrade/worksheet-write.ts';
import {
  breathingWrite,
  keptReframeWrite,
  ownReframeWrite,
} from '../../../features/calm-kit/calm-kit-writes.ts';
import {
  addCommitmentWrite,
  reviewCommitmentWrite,
  tickCommitmentWrite,
} from '../../../features/commitments/commitment-writes.ts';
import { DailyNudge } from '../../../features/daily-nudge/daily-nudge.tsx';
import { gratitudeWrite } from '../../../features/gratitude/gratitude-write.ts';
import { urgeWrite } from '../../../features/hfs-cycle/urge-write.ts';
import { entryWrite } from '../../../features/journal/entry-write.ts';
import { reminderWrite } from '../../../features/reminders/reminder-write.ts';
import { RemindersBackground } from '../../../features/reminders/reminders-background.tsx';
import { markWrite } from '../../../features/resources/mark-write.ts';
import { breakWrite } from '../../../features/scorecard/break-write.ts';
import { checkinWrite } from '../../../features/scorecard/checkin-write.ts';
import { pillarWrite } from '../../../features/scorecard/pillar-write.ts';
import { pulseWrite } from '../../../features/weekly-pulse/pulse-write.ts';
import { ticksWrite } from '../../../features/workshops/ticks-write.ts';
import { useSendWrites } from '../../../outbox/use-send-writes.ts';

/** Every kind of write that may have been done without a network. */
const WRITES = [
  checkinWrite,
  breakWrite,
  pillarWrite,
  gratitudeWrite,
  pulseWrite,
  entryWrite,
  markWrite,
  urgeWrite,
  worksheetWrite,
  breathingWrite,
  keptReframeWrite,
  ownReframeWrite,
  addCommitmentWrite,
  tickCommitmentWrite,
  reviewCommitmentWrite,
  ticksWrite,
  reminderWrite,
];

/** What goes on behind every member page: sending what waits, the daily nudge, and what reminders need. */
export default function HubBackground() {
  useSendWrites(WRITES);
  return (
    <>
      <DailyNudge />
      <RemindersBackground />
    </>
  );
}
