import { MAX_ITEM_LENGTH } from '@hearthway/domain/workshops/checklist';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeStoredChecks } from '../../member/use-stored-checks.ts';
import { outbox } from '../../outbox/outbox.ts';
import type { OutboxItem } from '../../outbox/outbox-item.ts';
import { useMemberId } from '../../session/session.ts';
import type { Checks } from '../../ui/rich-text/checks.ts';
import { workshopQueries } from './queries.ts';
import { ticksWrite } from './ticks-write.ts';

const toItemKey = (item: string) => item.slice(0, MAX_ITEM_LENGTH);

export function useActionTicks(slug: string): { checks: Checks; unsent: OutboxItem[] } {
  const memberId = useMemberId();
  const { data } = useQuery(workshopQueries.ticks(slug, memberId));
  const unsent = ticksWrite.useWaiting().filter(({ payload }) => payload.slug === slug);
  useEffect(() => migrateStoredTicks(memberId, slug), [memberId, slug]);

  const ticked = new Set(data?.ticked);
  for (const { item, isTicked } of unsent.flatMap(({ payload }) => payload.ticks)) {
    if (isTicked) ticked.add(item);
    else ticked.delete(item);
  }
  const checks: Checks = {
    isChecked: (item) => ticked.has(toItemKey(item)),
    toggle(line) {
      const item = toItemKey(line);
      const moment = outbox.moment();
      const at = new Date(moment).toISOString();
      ticksWrite.add({ slug, ticks: [{ item, isTicked: !ticked.has(item), at }] }, moment);
    },
  };
  return { checks, unsent };
}

/**
 * Ticks stored by older versions of the app have no time. They get the earliest possible one, so
 * that newer ticks win.
 */
function migrateStoredTicks(memberId: string, slug: string): void {
  const items = takeStoredChecks(memberId, slug).filter(Boolean);
  if (items.length === 0) return;
  const at = new Date(0).toISOString();
  ticksWrite.add({
    slug,
    ticks: items.map((item) => ({ item: toItemKey(item), isTicked: true, at })),
  });
}
