import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import type { AuthProblem } from './auth-problem.ts';

export function ProblemAlert({ problem }: { problem: AuthProblem | null }) {
  if (!problem || problem.field) return null;
  return (
    <Alert tone="error">
      <ProblemText problem={problem} />
    </Alert>
  );
}

/** Screen readers announce an error in the focused field only if it has `role="alert"`. */
export function fieldError(
  problem: AuthProblem | null,
  field: NonNullable<AuthProblem['field']>,
): ReactNode {
  if (problem?.field !== field) return null;
  return (
    <div role="alert">
      <ProblemText problem={problem} />
    </div>
  );
}

function ProblemText({ problem: { message, reasons } }: { problem: AuthProblem }) {
  return (
    <>
      <p>{message}</p>
      {reasons.length > 1 && (
        <ul className="mt-1 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  );
}
