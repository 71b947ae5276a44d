import { parseChecklist } from '@hearthway/domain/workshops/checklist';
import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import type { ReactNode } from 'react';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { PartBody } from './part-body.tsx';
import { useActionTicks } from './use-action-ticks.ts';

interface ActionPartsProps {
  slug: string;
  parts: NonNullable<WorkshopResponse['actions']>;
  covers: readonly Subject[];
  afterChecklist: (items: string[]) => ReactNode;
}

export function ActionParts({ slug, parts, covers, afterChecklist }: ActionPartsProps) {
  const { checks, unsent } = useActionTicks(slug);
  const cards = parts.map(({ number, title, body }, index) => (
    <Card key={number} aria-labelledby={`action-${number}`} className="min-w-0 border-warm/40">
      <h2 id={`action-${number}`} className="text-2xl">
        <span className="block font-bold font-sans text-sm text-warm tracking-[0.04em]">
          ACTION {number}
          <span className="font-medium text-muted"> · do it</span>
        </span>
        {title && <span className="mt-1 block">{title}</span>}
      </h2>
      <PartBody
        title={title ?? `ACTION ${number}`}
        body={body}
        filmKey={`${slug} action ${number}`}
        cover={covers[index]}
        checks={checks}
      />
      {afterChecklist(parseChecklist(body))}
    </Card>
  ));
  return (
    <>
      {cards}
      <UnsentMark item={unsent.at(-1)} />
    </>
  );
}
