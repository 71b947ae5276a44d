import { dayName } from '@hearthway/domain/format';
import { entryDay } from '@hearthway/domain/journal/entry';
import { feelingName } from '@hearthway/domain/journal/messages';
import { matchesSearch } from '@hearthway/domain/journal/search';
import { minutesText } from '@hearthway/domain/resources/reading';
import { LANE_LABELS } from '@hearthway/domain/resources/search';
import type { IndexedArticle, SearchIndexResponse } from '@hearthway/domain/search/contract';
import { findMatches, MAX_KEYWORD_SCORE } from '@hearthway/domain/search/match';
import { PLACES, type Place, STARTING_PLACES } from '@hearthway/domain/search/places';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { journalQueries } from '../../features/journal/queries.ts';
import { resourceQueries } from '../../features/resources/queries.ts';
import { useCorrection } from '../../features/resources/use-correction.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useMemberId } from '../../session/session.ts';
import { readRecentSearches } from './recent-searches.ts';
import type { Result, ResultGroup } from './search-result.ts';
import { useDeskSearch } from './use-desk-search.ts';

const MAX_JOURNAL_WORDS = 100;
const MIN_LETTERS = 3;
const MAX_EACH = { help: 3, other: 5 };

const toWordsResult = (words: string): Result => ({
  id: `recent ${words}`,
  title: words,
  target: { kind: 'words', words },
});

const toPage = ({ title, detail, to }: Place): Result => ({
  id: `${to} ${title}`,
  title,
  detail,
  target: { kind: 'page', to },
});

interface Found {
  groups: ResultGroup[];
  isSearching: boolean;
  corrected: string | null;
}

export function useSearch(typed: string): Found {
  const memberId = useMemberId();
  const corrected = useCorrection(typed);
  const words = corrected ?? typed.trim();
  const settled = useSettled(words);
  const desk = useDeskSearch(typed);
  const isLong = settled.length >= MIN_LETTERS;
  const index = useQuery(resourceQueries.index(memberId)).data;
  const library = useInfiniteQuery({
    ...resourceQueries.search({ q: settled, lane: 'all', saved: false }),
    enabled: isLong,
  });
  // Spelling is not corrected when searching the journal, because names and a member's own words
  // may look like typos.
  const inJournal = useSettled(typed.trim());
  const journal = useJournalMatches(
    typed.trim(),
    inJournal.length >= MIN_LETTERS ? inJournal : '',
    memberId,
  );

  if (words === '') {
    const groups: ResultGroup[] = [
      { name: 'Recent', results: readRecentSearches(memberId).map(toWordsResult) },
      { name: 'Go to', results: STARTING_PLACES.map(toPage) },
    ];
    return {
      groups: groups.filter(({ results }) => results.length > 0),
      isSearching: false,
      corrected: null,
    };
  }
  const places = findMatches(words, PLACES, (place) => place).map(({ item }) => item);
  const ofKind = (kind: Place['kind']) => places.filter((place) => place.kind === kind).map(toPage);
  const [page] = (isLong && !library.isPlaceholderData && library.data?.pages) || [];
  const articles = findArticles(words, index, page);
  const groups: ResultGroup[] = [
    ...desk.groups,
    { name: 'Pages', results: ofKind('place') },
    { name: 'Tools', results: ofKind('tool') },
    { name: 'Articles', results: articles },
    { name: 'Workshops', results: findWorkshops(words, index) },
    { name: 'Your journal', results: journal },
    { name: 'Settings', results: ofKind('setting') },
    { name: 'Help', results: findHelp(words, index, articles.length === 0) },
  ];
  return {
    corrected,
    groups: groups
      .map(({ name, results }) => ({
        name,
        results: results.slice(0, name === 'Help' ? MAX_EACH.help : MAX_EACH.other),
      }))
      .filter(({ results }) => results.length > 0),
    isSearching: words !== settled || library.isFetching || desk.isSearching,
  };
}

const toArticle = (article: IndexedArticle): Result => ({
  id: `article ${article.slug}`,
  title: article.title,
  detail: `${LANE_LABELS[article.lane]} · ${minutesText(article.minutes)}`,
  article,
  target: { kind: 'page', to: `/resources/${article.slug}` },
});

function findArticles(
  words: string,
  index: SearchIndexResponse | undefined,
  page: { resources: IndexedArticle[]; related?: IndexedArticle[] } | undefined,
): Result[] {
  const byTitle = findMatches(words, index?.articles ?? [], ({ title, tags }) => ({
    title,
    keywords: tags,
  })).map(({ item }) => item);
  const all = [...byTitle, ...(page?.resources ?? []), ...(page?.related ?? [])].map(toArticle);
  return [...new Map(all.map((result) => [result.id, result])).values()];
}

const findWorkshops = (words: string, index: SearchIndexResponse | undefined): Result[] =>
  findMatches(words, index?.workshops ?? [], (workshop) => workshop).map(
    ({ item: { slug, title } }) => ({
      id: `workshop ${slug}`,
      title,
      target: { kind: 'page', to: `/shj/workshops/${slug}` },
    }),
  );

/** Long help answers mention many words, so a match in the text counts only if no title matches. */
function findHelp(
  words: string,
  index: SearchIndexResponse | undefined,
  isLastResort: boolean,
): Result[] {
  const all = findMatches(words, index?.help ?? [], ({ title, text }) => ({
    title,
    keywords: [text],
  }));
  const byTitle = all.filter(({ score }) => score > MAX_KEYWORD_SCORE);
  return (isLastResort ? all : byTitle).map(({ item }) => ({
    id: `help ${item.id}`,
    title: item.title,
    target: { kind: 'help', help: item },
  }));
}

function useJournalMatches(words: string, settled: string, memberId: string): Result[] {
  const search = { words: settled.slice(0, MAX_JOURNAL_WORDS), tag: null, day: null };
  const latest = useQuery(journalQueries.latest(memberId)).data;
  const found = useInfiniteQuery({
    ...journalQueries.search(search, memberId),
    placeholderData: keepPreviousData,
    enabled: settled !== '',
  });
  if (words.length < MIN_LETTERS) return [];
  const entries = (!found.isPlaceholderData && found.data?.pages[0]?.entries) || latest?.entries;
  return (entries ?? [])
    .filter((entry) => matchesSearch(entry, { words, tag: null, day: null }))
    .map((entry) => ({
      id: `journal ${entry.id}`,
      title: excerptAround(entry.words || feelingName(entry), words),
      detail: dayName(entryDay(entry)),
      target: { kind: 'journal', day: entryDay(entry) },
    }));
}

const AROUND = 40;

function excerptAround(text: string, words: string): string {
  const first = words.split(/\s+/)[0] ?? '';
  const at = Math.max(0, text.toLowerCase().indexOf(first.toLowerCase()));
  const from = Math.max(0, at - AROUND);
  const part = text
    .slice(from, at + 2 * AROUND)
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${part}${at + 2 * AROUND < text.length ? '…' : ''}`;
}
