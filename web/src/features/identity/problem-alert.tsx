import { Alert } from '../../ui/alert.tsx';
import type { AuthProblem } from './auth-problem.ts';

export function ProblemAlert({ problem }: { problem: AuthProblem }) {
  const { message, reasons } = problem;
  return (
    <Alert tone="error">
      <p>{message}</p>
      {reasons.length > 1 && (
        <ul className="mt-1 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
