import { createFileRoute } from '@tanstack/react-router';
import { QuizResultPage } from '../../../features/quiz/quiz-result-page.tsx';

export const Route = createFileRoute('/_member/quiz/result')({
  staticData: { title: 'Your recommendation' },
  component: QuizResultPage,
});
