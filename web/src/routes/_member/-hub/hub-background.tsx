import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DailyNudge } from '../../../features/daily-nudge/daily-nudge.tsx';
import { gratitudeSender } from '../../../features/gratitude/gratitude-sender.ts';
import { checkinSender } from '../../../features/scorecard/checkin-sender.ts';
import { pulseSender } from '../../../features/weekly-pulse/pulse-sender.ts';
import { outbox } from '../../../member/outbox.ts';
import { useMemberId } from '../../../session/session.ts';

/** What goes on behind every member page: sending what waits, and the daily nudge. */
export default function HubBackground() {
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  useEffect(() => {
    const stops = [
      outbox.addSender(checkinSender(queryClient, memberId)),
      outbox.addSender(gratitudeSender(queryClient, memberId)),
      outbox.addSender(pulseSender(queryClient, memberId)),
    ];
    const send = () => void outbox.flush();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    send();
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [queryClient, memberId]);
  return <DailyNudge />;
}
