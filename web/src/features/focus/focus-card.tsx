import { FOCUS_CHOICES } from '@hearthway/domain/focus/focus-choice';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { ownWord } from '../../lib/config.ts';
import { useDraft } from '../../lib/drafts.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FocusPicker, focusDraft } from './focus-picker.tsx';
import { focusQueries } from './queries.ts';

export function FocusCard() {
  const memberId = useMemberId();
  const { data, isLoading } = useQuery(focusQueries.saved(memberId));
  const draft = useDraft(focusDraft(memberId));
  const [isOpen, setOpen] = useState(false);
  const [wasSaved, setSaved] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  // Saving removes the button that has the keyboard focus, so the focus moves to the "Change"
  // button.
  useEffect(() => {
    if (wasSaved && !isOpen) changeButton.current?.focus({ preventScroll: true });
  }, [wasSaved, isOpen]);
  function close() {
    setOpen(false);
    setSaved(true);
  }
  const saved = FOCUS_CHOICES.find(({ value }) => value === data?.word);
  if (!data && isLoading) {
    return (
      <Card className="py-3 sm:py-4">
        <Skeleton className="h-11" />
      </Card>
    );
  }
  if (saved && !isOpen && draft === null) {
    return (
      <Card
        aria-labelledby="focus-title"
        className="flex items-center justify-between gap-4 py-3 sm:py-4"
      >
        <p className="flex flex-wrap items-center gap-x-2">
          <span id="focus-title" className="font-semibold">
            Your focus:
          </span>{' '}
          {ownWord(`focus:${saved.value}`, saved.label)}
          <Check aria-hidden="true" className="size-4.5 text-teal" strokeWidth={2.5} />
        </p>
        <Button
          ref={changeButton}
          variant="link"
          size="sm"
          aria-describedby="focus-title"
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="focus-title">
      <CardTitle id="focus-title">Your focus</CardTitle>
      <CardText>Pick one word. Each evening you’ll get one small thought about it.</CardText>
      <FocusPicker className="mt-4" onSaved={close} />
    </Card>
  );
}
