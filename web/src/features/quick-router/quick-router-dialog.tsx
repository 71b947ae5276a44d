import { QUICK_ROUTER_MESSAGES } from '@hearthway/domain/quick-router/messages';
import { asksGender, quickRoute } from '@hearthway/domain/quick-router/quick-route';
import { type Gender, QUICK_TAGS, type QuickTag } from '@hearthway/domain/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { toast } from '../../ui/toast.ts';
import { Destination } from './destination.tsx';
import { rememberFeeling } from './feeling-visit.ts';
import { useSaveQuickRoute } from './mutations.ts';
import { TagChoice } from './tag-choice.tsx';

const genderOptions = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

interface QuickRouterDialogProps {
  isOpen: boolean;
  knownGender: Gender | null;
  onClose: () => void;
}

export default function QuickRouterDialog({
  isOpen,
  knownGender,
  onClose,
}: QuickRouterDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      {isOpen && <QuickRouterContent knownGender={knownGender} onDone={onClose} />}
    </Dialog>
  );
}

interface QuickRouterContentProps {
  knownGender: Gender | null;
  onDone: () => void;
}

function QuickRouterContent({ knownGender, onDone }: QuickRouterContentProps) {
  const [tag, setTag] = useState<QuickTag | null>(null);
  const [gender, setGender] = useState<Gender | null>(knownGender);
  const save = useSaveQuickRoute();
  const memberId = useMemberId();
  const navigate = useNavigate();
  const route = tag && quickRoute(tag, gender);

  const go = async () => {
    if (!tag || !route) return;
    const saved = await save.mutateAsync({ tag, gender: route.why.gender }).catch(() => {
      toast.error(QUICK_ROUTER_MESSAGES.couldNotRemember);
      return null;
    });
    rememberFeeling({ memberId, route, reads: saved?.reads ?? [] });
    onDone();
    await navigate({ to: route.destination });
  };

  return (
    <DialogContent
      title={QUICK_ROUTER_MESSAGES.title}
      description={QUICK_ROUTER_MESSAGES.description}
      footer={
        <Button variant="action" disabled={!tag} busy={save.isPending} onClick={() => void go()}>
          {QUICK_ROUTER_MESSAGES.go}
        </Button>
      }
    >
      <TagChoice
        label={QUICK_ROUTER_MESSAGES.title}
        name="quick-tag"
        options={QUICK_TAGS}
        value={tag}
        onChange={(chosen) => setTag(chosen as QuickTag)}
      />
      {asksGender(tag) && (
        <fieldset className="mt-5 animate-fade">
          <legend className="mb-2 font-semibold text-sm">{QUICK_ROUTER_MESSAGES.gender}</legend>
          <RadioGroup
            aria-label={QUICK_ROUTER_MESSAGES.gender}
            className="grid grid-cols-2"
            options={genderOptions}
            value={gender ?? ''}
            onValueChange={(value) => setGender(value as Gender)}
          />
        </fieldset>
      )}
      <Destination route={route} />
    </DialogContent>
  );
}
