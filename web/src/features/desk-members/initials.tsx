import { cn } from '../../ui/cn.ts';

interface InitialsProps {
  person: { firstName: string; lastName: string; email: string | null };
  className?: string | undefined;
}

export function Initials({ person, className }: InitialsProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-full bg-teal/10 font-semibold text-teal text-xs',
        className,
      )}
    >
      {toInitials(person)}
    </span>
  );
}

export function toInitials({ firstName, lastName, email }: InitialsProps['person']): string {
  const names = [firstName, lastName].map((name) => name.trim()).filter(Boolean);
  const letters = (names.length > 0 ? names : [email ?? '']).map((name) => [...name][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
