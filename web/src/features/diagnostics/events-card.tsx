import { formatClock } from '@hearthway/domain/format';
import { useSelector } from '@tanstack/react-store';
import { type DebugEvent, debugLog } from '../../lib/debug-log.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';

const SHOWN = 100;

export function EventsCard() {
  const events = useSelector(debugLog.events);
  const latest = events.slice(-SHOWN).reverse();
  return (
    <Card className="lg:col-span-2">
      <div className="flex items-center justify-between gap-4">
        <CardTitle>Events</CardTitle>
        <Button variant="ghost" size="sm" onClick={debugLog.clear}>
          Clear
        </Button>
      </div>
      {latest.length === 0 ? (
        <CardText>Nothing logged since you last cleared the log.</CardText>
      ) : (
        <ScrollArea label="Debug events" className="mt-3 max-h-96 rounded-small bg-sunk">
          <ol className="divide-y divide-line">
            {latest.map((entry) => (
              <EventLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </ScrollArea>
      )}
    </Card>
  );
}

function EventLine({ entry: { timestamp, source, event, payload } }: { entry: DebugEvent }) {
  const at = new Date(timestamp);
  return (
    <li className="grid gap-x-4 px-4 py-2.5 text-sm sm:grid-cols-[5.5rem_7.5rem_1fr]">
      <time dateTime={at.toISOString()} className="text-muted tabular-nums">
        {formatClock(at)}
      </time>
      <span className="font-semibold text-teal">{source}</span>
      <span className="min-w-0 break-words">
        {event}
        {payload !== null && (
          <code className="block break-words font-mono text-muted text-xs">
            {JSON.stringify(payload)}
          </code>
        )}
      </span>
    </li>
  );
}
