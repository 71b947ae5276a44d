import type { ResourceCard } from '@hearthway/domain/resources/contract';
import { excerpt, LIBRARY_EXCERPT } from '@hearthway/domain/resources/excerpt';
import { readingMinutes } from '@hearthway/domain/resources/reading';
import { and, type SQL, sql } from 'drizzle-orm';
import { resources } from '../../db/tables/content.ts';

/** Workshops have their own access rules, so they never appear among resources. */
const isNotWorkshop = sql`not 'workshop' = any (${resources.tags})`;

export const resourcesWhere = (...conditions: (SQL | undefined)[]) =>
  and(isNotWorkshop, ...conditions);

export const opening = sql<string>`left(${resources.body}, 2000)`;

export const cardColumns = {
  id: resources.id,
  slug: resources.slug,
  title: resources.title,
  tags: resources.tags,
  lane: resources.lane,
  link: resources.link,
  coverUrl: resources.coverUrl,
  createdAt: resources.createdAt,
  excerpt: resources.excerpt,
  letters: resources.letters,
  minutes: resources.minutes,
  opening: sql<string | null>`case when ${resources.excerpt} is null then ${opening} end`,
};

interface CardRow extends Omit<ResourceCard, 'createdAt' | 'excerpt' | 'minutes'> {
  letters: number;
  minutes: number | null;
  createdAt: Date;
  excerpt: string | null;
  opening: string | null;
}

export const toCard = ({ opening, letters, createdAt, ...row }: CardRow): ResourceCard => ({
  ...row,
  excerpt: row.excerpt ?? excerpt(opening ?? '', LIBRARY_EXCERPT),
  minutes: row.minutes ?? readingMinutes(letters),
  createdAt: createdAt.toISOString(),
});
