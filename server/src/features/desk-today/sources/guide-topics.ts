import { addDays, dayKey } from '@hearthway/domain/calendar';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

const DAYS = 30;
const MAX_NAMED = 4;

export const guideTopics: TodaySource = {
  key: 'guide-topics',
  roles: ['editor'],
  async find(tx, { now }) {
    const { rows } = await tx.execute<{ word: string; people: string }>(
      sql`select word, people from app.unanswered_topics(${addDays(dayKey(now), -DAYS)}::date)`,
    );
    const [first, ...others] = rows;
    if (!first) return null;
    const more = others.slice(0, MAX_NAMED - 1).map(({ word, people }) => `“${word}” (${people})`);
    return {
      tone: 'info',
      count: Number(first.people),
      title: `People asked the guide about “${first.word}”`,
      detail: `In the last ${DAYS} days, the guide couldn’t answer them.${more.length > 0 ? ` Also: ${more.join(', ')}.` : ''}`,
      action: { label: 'Write a page', path: '/admin/content' },
    };
  },
};
