import { WANTED_LETTERS_TEXT } from '@hearthway/domain/letters/messages';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetWantedLetters } from './mutations.ts';
import { accountQueries } from './queries.ts';

export function LettersSwitch() {
  const { data } = useQuery(accountQueries.wantedLetters());
  const setWanted = useSetWantedLetters();
  return (
    <Switch
      label={WANTED_LETTERS_TEXT.label}
      hint={WANTED_LETTERS_TEXT.hint}
      checked={setWanted.isPending ? setWanted.variables : (data?.wanted ?? false)}
      disabled={!data}
      onCheckedChange={(wanted) =>
        setWanted.mutate(wanted, {
          onSuccess: () => toast.success(wanted ? WANTED_LETTERS_TEXT.on : WANTED_LETTERS_TEXT.off),
        })
      }
    />
  );
}
