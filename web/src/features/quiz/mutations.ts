import type { QuizResult, SubmitQuizRequest } from '@hearthway/domain/quiz/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueries } from '../../member/me.ts';
import { api } from '../../session/api.ts';
import { quizQueries } from './queries.ts';

export function useSubmitQuiz(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: SubmitQuizRequest): Promise<QuizResult> => {
      const response = await api.quiz.results.$post({ json });
      return response.json();
    },
    onSuccess: (result) => {
      queryClient.setQueryData(quizQueries.latestResult(memberId).queryKey, result);
      void queryClient.invalidateQueries({ queryKey: meQueries.all() });
    },
    networkMode: 'always',
  });
}
