import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import { formatNumber } from '@hearthway/domain/format';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { AppLink } from '../../brand/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';

const tones: Record<TodayLine['tone'], string> = {
  urgent: 'bg-danger/10 text-danger',
  soon: 'bg-warm/12 text-warm',
  info: 'bg-teal/10 text-teal',
};

export function DayLine({ line }: { line: TodayLine }) {
  const { tone, count, title, detail, action } = line;
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1.5 px-4 py-3.5 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto] sm:items-center hover:bg-hover/40 sm:px-6 sm:py-4.5">
      <span
        className={cn(
          'grid h-11 min-w-11 place-items-center rounded-full font-semibold tabular-nums',
          tones[tone],
        )}
      >
        {count === null ? (
          <TriangleAlert aria-hidden="true" className="size-5" />
        ) : (
          formatNumber(count)
        )}
      </span>
      <div className="min-w-0">
        <p className="break-words font-semibold">{title}</p>
        <p className="mt-0.5 break-words text-muted text-sm">{detail}</p>
      </div>
      <Button
        asChild
        variant="outline"
        size="sm"
        className="col-start-2 w-fit max-sm:min-h-0 max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-teal sm:col-start-3"
      >
        {/* The link covers the whole row. */}
        <AppLink to={action.path} className="after:absolute after:inset-0">
          {action.label}
        </AppLink>
      </Button>
    </li>
  );
}
