import { PASSKEY_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { useQuery } from '@tanstack/react-query';
import { auth } from '../session/session.ts';
import { Checkbox } from '../ui/checkbox.tsx';

interface RemovePasskeysProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Someone who stole a password may have added a passkey, which a new password does not remove. */
export function RemovePasskeys({ checked, onChange }: RemovePasskeysProps) {
  const { data } = useQuery({
    queryKey: ['passkeys-to-remove'],
    queryFn: async () => (await auth.passkey.list()).data ?? [],
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  const names = data.map(({ friendly_name }) => friendly_name ?? '').join(', ');
  return (
    <Checkbox
      checked={checked}
      onCheckedChange={(next) => onChange(next === true)}
      label={PASSKEY_TEXT.removeAll}
      hint={PASSKEY_TEXT.removeAllHint(names)}
    />
  );
}
