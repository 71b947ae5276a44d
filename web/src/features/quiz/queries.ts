import type { QuizResult } from '@hearthway/domain/quiz/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const quizQueries = {
  all: () => ['quiz'] as const,
  latestResult: (memberId: string) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'latest-result', memberId],
      queryFn: async ({ signal }): Promise<QuizResult | null> => {
        const response = await api.quiz.results.latest.$get(undefined, { init: { signal } });
        return (await response.json()).result;
      },
    }),
};
