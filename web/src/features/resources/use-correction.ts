import { correctWords, similarWords, toVocabulary } from '@hearthway/domain/search/correct-words';
import { PLACES } from '@hearthway/domain/search/places';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMemberId } from '../../session/session.ts';
import { resourceQueries } from './queries.ts';

export function useCorrection(typed: string): string | null {
  const vocabulary = useVocabulary();
  return vocabulary && typed.trim() !== '' ? correctWords(typed, vocabulary) : null;
}

export function useSimilarWords(typed: string, most: number): string[] {
  const vocabulary = useVocabulary();
  return vocabulary && typed.trim() !== '' ? similarWords(typed, vocabulary, most) : [];
}

function useVocabulary() {
  const { data } = useQuery(resourceQueries.index(useMemberId()));
  return useMemo(
    () =>
      data &&
      toVocabulary([
        ...data.articles.flatMap(({ title, tags, excerpt }) => [title, excerpt, ...tags]),
        ...data.workshops.map(({ title }) => title),
        ...data.help.flatMap(({ title, text }) => [title, text]),
        ...PLACES.flatMap(({ title, keywords }) => [title, ...keywords]),
      ]),
    [data],
  );
}
