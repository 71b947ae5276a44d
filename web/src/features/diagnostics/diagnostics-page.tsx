import { useCallback, useEffect, useState } from 'react';
import { BUILD_ID, CACHE_VERSION } from '../../lib/build.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { useOnline } from '../../lib/use-online.ts';
import { sessionStore } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { EventsCard } from './events-card.tsx';
import { FactList } from './fact-list.tsx';
import { reportText } from './report.ts';
import { readWorkerReport, type WorkerReport } from './service-worker-status.ts';
import { SessionCard } from './session-card.tsx';
import { WorkerCard } from './worker-card.tsx';

export function DiagnosticsPage() {
  const isOnline = useOnline();
  const [worker, setWorker] = useState<WorkerReport | null>(null);
  const readWorker = useCallback(() => {
    readWorkerReport().then(setWorker, (error: unknown) =>
      debugLog.add('diagnostics', 'could not read the service worker status', error),
    );
  }, []);
  useEffect(readWorker, [readWorker]);

  async function copy() {
    const { session, lastEvent } = sessionStore.get();
    const text = reportText({
      now: Date.now(),
      buildId: BUILD_ID,
      cacheVersion: CACHE_VERSION,
      isOnline: navigator.onLine,
      path: window.location.pathname,
      userAgent: navigator.userAgent,
      worker,
      session,
      lastAuthEvent: lastEvent,
      events: debugLog.events.get(),
    });
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Report copied. It contains no passwords, tokens or addresses.');
    } catch (error) {
      debugLog.add('diagnostics', 'could not copy the report', error);
      toast.error('Your browser didn’t let us copy the report.');
    }
  }

  return (
    <Page className="pb-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeader
          title="Diagnostics"
          intro="Technical details to share with whoever is helping you."
        />
        <Button onClick={() => void copy()}>Copy report</Button>
      </div>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <Card className="lg:col-span-2">
          <CardTitle>App</CardTitle>
          <FactList
            facts={[
              ['Build id', BUILD_ID],
              ['Cache version', CACHE_VERSION],
              ['Network', isOnline ? 'online' : 'offline'],
            ]}
          />
        </Card>
        <WorkerCard report={worker} onChanged={readWorker} />
        <SessionCard />
        <EventsCard />
      </div>
    </Page>
  );
}
