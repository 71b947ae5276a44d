import { MARK_LABELS } from '@hearthway/domain/resources/messages';
import type { MarkKind } from '@hearthway/domain/resources/reading';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { setMark, useReadingMarks } from './use-reading-marks.ts';

const ICONS = { saved: Bookmark, read: Check };

export function MarkButton({ slug, kind }: { slug: string; kind: MarkKind }) {
  const isSet = useReadingMarks()[kind].includes(slug);
  const Icon = ICONS[kind];
  return (
    <Button
      variant={isSet ? 'secondary' : 'outline'}
      size="sm"
      aria-pressed={isSet}
      onClick={() => setMark(slug, kind, !isSet)}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4', isSet && kind === 'saved' && 'fill-current')}
      />
      {MARK_LABELS[kind][isSet ? 'set' : 'unset']}
    </Button>
  );
}
