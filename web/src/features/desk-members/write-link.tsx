import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import Mail from 'lucide-react/icons/mail';
import { Button } from '../../ui/button.tsx';
import { toMailto } from './mailto.ts';

/** Opens a draft in the mail program, about what needs an answer on this record. */
export function WriteLink({ record, className }: { record: DeskRecord; className?: string }) {
  const { email, firstName } = record;
  if (!email) return null;
  return (
    <Button asChild size="sm" className={className}>
      <a href={toMailto({ ...record, email }, `${window.location.origin}/account`)}>
        <Mail aria-hidden="true" className="size-4" />
        Write to {firstName || 'them'}
      </a>
    </Button>
  );
}
