import type { Confidence } from '@hearthway/domain/insights/report';
import { CONFIDENCE_LABELS } from '@hearthway/domain/insights/sentences';
import { cn } from '../../ui/cn.ts';

const LEVELS = [1, 2, 3] as const;

export function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-muted text-sm">
      {CONFIDENCE_LABELS[confidence]}
      <span aria-hidden="true" className="flex gap-1">
        {LEVELS.map((level) => (
          <span
            key={level}
            className={cn(
              'size-2.5 rounded-full border-[1.5px] border-teal',
              level <= confidence && 'bg-teal',
            )}
          />
        ))}
      </span>
    </span>
  );
}
