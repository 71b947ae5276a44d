import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import type { AuthProblem } from './auth-problem.ts';

/** A problem that no field can put right stands above the form. */
export function ProblemAlert({ problem }: { problem: AuthProblem | null }) {
  if (!problem || problem.field) return null;
  return (
    <Alert tone="error">
      <ProblemText problem={problem} />
    </Alert>
  );
}

/**
 * What stands at a field of the form. It is read out when it appears: the focus may have been in the
 * field all along.
 */
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
