import { type QuickRoute, quickRouteReason } from '@hearthway/domain/quick-router/quick-route';
import { trackInSentence } from '@hearthway/domain/vocabulary';
import { TrackMark } from '../../brand/track-mark.tsx';

export function Destination({ route }: { route: QuickRoute | null }) {
  return (
    <div role="status" className="mt-5 flex min-h-14 items-center gap-3">
      {route && (
        <>
          <TrackMark track={route.recommendedPath} className="size-9 shrink-0" />
          <p className="text-sm">
            <span className="block font-semibold">
              This takes you to {trackInSentence(route.recommendedPath)}.
            </span>
            <span className="block text-muted">{quickRouteReason(route.why)}</span>
          </p>
        </>
      )}
    </div>
  );
}
