import { useState } from 'react';
import { debugLog } from '../../lib/debug-log.ts';
import { clearAppCaches } from '../../lib/reload-app.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FactList } from './fact-list.tsx';
import { listCaches, type WorkerReport } from './service-worker-status.ts';

interface WorkerCardProps {
  report: WorkerReport | null;
  onChanged: () => void;
}

export function WorkerCard({ report, onChanged }: WorkerCardProps) {
  const [message, setMessage] = useState('');

  async function list() {
    try {
      const keys = await listCaches(Date.now());
      debugLog.add('service-worker', 'LIST_CACHES_RESULT', { keys });
      setMessage(
        keys.length === 0 ? 'The worker sees no caches.' : `The worker sees: ${keys.join(', ')}`,
      );
    } catch (error) {
      debugLog.add('service-worker', 'LIST_CACHES failed', error);
      setMessage(error instanceof Error ? error.message : String(error));
    }
    onChanged();
  }

  async function reset() {
    try {
      await clearAppCaches();
      debugLog.add('service-worker', 'caches reset');
      setMessage('Caches are empty. The next load fetches everything again.');
    } catch (error) {
      debugLog.add('service-worker', 'could not reset the caches', error);
      setMessage('We couldn’t reset the caches.');
    }
    onChanged();
  }

  return (
    <Card>
      <CardTitle>Service worker</CardTitle>
      <FactList
        facts={[
          ['Status', report?.status ?? 'reading…'],
          ['Scope', report?.scope ?? '—'],
          ['Script', report?.script ?? '—'],
          ['Cache keys', report?.cacheKeys.join(', ') || 'none'],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void list()}>
          List caches
        </Button>
        <Button variant="outline" onClick={() => void reset()}>
          Reset SW caches
        </Button>
      </div>
      <p role="status" className="mt-3 break-words text-muted text-sm empty:hidden">
        {message}
      </p>
    </Card>
  );
}
