import type { Lane } from '@hearthway/domain/vocabulary';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Database } from '../../db/database.ts';
import type { PlaceRow } from '../../member/workshop-places.ts';
import { indexOf, type SearchIndex } from './search-index.ts';

/** A section of a page, as the guide quotes it. */
export interface Passage {
  id: string;
  slug: string;
  lane: Lane;
  path: string;
  title: string;
  heading: string;
  tags: string;
  sentences: string[];
  /** Part of an ACTION section. */
  isPremium: boolean;
}

export interface Page {
  resourceId: string;
  isWorkshop: boolean;
  passages: Passage[];
}

/** All that the guide could quote to somebody; what of it this member may read says `readPages`. */
export interface Corpus {
  version: string;
  /** By slug. */
  pages: ReadonlyMap<string, Page>;
  index: SearchIndex;
  /** By id, as far as somebody has needed them. */
  workshops: Map<string, PlaceRow & { slug: string }>;
}

interface Kept {
  version: string;
  corpus: Promise<Corpus>;
  read: Corpus | null;
}

const keptOf = new WeakMap<Database, Kept>();

/** What was read last, of whatever version: only to guess by. */
export const corpusBefore = (db: Database): Corpus | null => keptOf.get(db)?.read ?? null;

/** The corpus of this version or of a later one, read once by each process. */
export function corpusOf(db: Database, version: string): Promise<Corpus> {
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept.corpus;
  const corpus = readCorpus(db);
  const reading: Kept = { version, corpus, read: null };
  keptOf.set(db, reading);
  corpus.then(
    (read) => {
      reading.version = read.version;
      reading.read = read;
    },
    () => {
      if (keptOf.get(db) === reading) keptOf.delete(db);
    },
  );
  return corpus;
}

interface Row extends Omit<Passage, 'isPremium'> {
  version: string;
  resource_id: string;
  is_workshop: boolean;
  asked_as: string;
  body: string;
  is_premium: boolean;
}

async function readCorpus(db: Database): Promise<Corpus> {
  const { rows } = (await db.asJobs((tx) =>
    tx.execute(sql`select * from app.read_guide_corpus()`),
  )) as QueryResult;
  const [first] = rows as Row[];
  const read = (rows as Row[]).filter(({ id }) => id !== null);
  const bySlug = Map.groupBy(read, ({ slug }) => slug);
  const pages = new Map(
    [...bySlug].map(([slug, own]) => [
      slug,
      {
        resourceId: own[0]?.resource_id ?? '',
        isWorkshop: own[0]?.is_workshop ?? false,
        passages: own.map(passageOf),
      },
    ]),
  );
  const index = indexOf(
    read.map(({ id, slug, title, tags, heading, asked_as: askedAs, body }) => ({
      id,
      slug,
      fields: { title, tags, heading, askedAs, body },
    })),
  );
  return { version: first?.version ?? '', pages, index, workshops: new Map() };
}

const passageOf = ({ id, slug, lane, path, title, heading, tags, sentences, ...row }: Row) => ({
  ...{ id, slug, lane, path, title, heading, tags, sentences },
  isPremium: row.is_premium,
});
