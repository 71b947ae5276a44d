import { TWO_STEP_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { Button } from '../../ui/button.tsx';

const formatRecoveryCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p>{TWO_STEP_TEXT.keepCodes}</p>
      <ul
        aria-label="Recovery codes"
        className="grid select-all gap-x-6 gap-y-1 rounded-lg border border-line p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{formatRecoveryCode(code)}</li>
        ))}
      </ul>
      <Button variant="action" className="sm:self-start" onClick={onKept}>
        {TWO_STEP_TEXT.kept}
      </Button>
    </div>
  );
}
