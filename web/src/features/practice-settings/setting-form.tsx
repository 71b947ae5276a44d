import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { findSettingError } from '@hearthway/domain/practice-settings/setting-form';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { type SettingsDesk, useSaveSetting } from './queries.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingPreview } from './setting-preview.tsx';

const ONE_LINE = 80;

interface SettingFormProps {
  desk: SettingsDesk;
  setting: PracticeSetting;
  isInCard?: boolean;
  onChanged: (key: string, isChanged: boolean) => void;
}

export function SettingForm({ desk, setting, isInCard = false, onChanged }: SettingFormProps) {
  const { key, label, shipped, own, form, max } = setting;
  const now = own ?? shipped;
  const [text, setText] = useState(now);
  const [isTried, setTried] = useState(false);
  const saveSetting = useSaveSetting(desk);
  const wanted = text.trim();
  const isChanged = wanted !== now;
  const tell = useEffectEvent((changed: boolean) => onChanged(key, changed));
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [isChanged]);
  const wrong = wanted === '' ? 'Please fill this in.' : findSettingError(wanted, setting);
  const isInvalid = isRefusedText(saveSetting.error);
  const backAgain = form === 'price' ? 'The default price is back.' : 'The default text is back.';
  const save = (next: string | null) =>
    saveSetting.mutate(
      { key, known: own, own: next },
      {
        onSuccess: () => toast.success(next === null ? backAgain : 'Saved.'),
        onError: (error) => {
          if (!isRefusedText(error)) toast.error(errorMessage(error, 'We couldn’t save this.'));
        },
      },
    );
  function change(next: string) {
    setText(next);
    saveSetting.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!wrong) save(wanted);
  }
  const isShort = form !== 'text' && form !== 'items' && max <= ONE_LINE;
  const isAddress = form === 'page' || form === 'reach' || form === 'price';
  const isSeen = form !== 'price' && wanted !== '' && (isChanged || own !== null);
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-3" noValidate>
        <Field
          label={isInCard ? <LabelInCard label={label} /> : label}
          hint={hintOf(setting, isChanged)}
          error={(isTried && isChanged && wrong) || (isInvalid && saveSetting.error?.message)}
          required
        >
          {isShort || isAddress ? (
            <Input
              maxLength={max}
              value={text}
              inputMode={form === 'number' ? 'tel' : form === 'page' ? 'url' : 'text'}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <Textarea
              rows={form === 'text' ? 6 : 2}
              maxLength={max}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        {isSeen && <SettingPreview setting={setting} text={wanted} />}
        {(isChanged || own !== null) && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" disabled={!isChanged} busy={saveSetting.isPending}>
              Save<span className="sr-only"> {label}</span>
            </Button>
            {own !== null && (
              <Button
                size="sm"
                variant="outline"
                busy={saveSetting.isPending}
                onClick={() => save(null)}
              >
                {form === 'price' ? 'Use the default price' : 'Use the default text'}
                <span className="sr-only"> {label}</span>
              </Button>
            )}
          </div>
        )}
      </form>
      <Disclosure label="History">
        <SettingHistory desk={desk} setting={setting} onUse={setText} />
      </Disclosure>
    </>
  );
}

const isRefusedText = (error: Error | null) =>
  error instanceof ApiError && error.code === 'invalid_words';

/**
 * The label contains the plan's name, because both plans have the same fields and screen readers
 * read only the label.
 */
function LabelInCard({ label }: { label: string }) {
  const [section = '', name = ''] = label.split(': ');
  return (
    <>
      <span className="sr-only">{section}: </span>
      <span className="inline-block first-letter:uppercase">{name}</span>
    </>
  );
}

function hintOf(setting: PracticeSetting, isChanged: boolean) {
  const { form, shipped, own } = setting;
  if (form === 'price') return priceHint(setting);
  if (own === null && shipped === '') return 'Empty so far.';
  if (own === null) return isChanged ? `Default: ${shipped}` : 'The default';
  return shipped === '' ? 'Your own text.' : `Your own text. Default: ${shipped}`;
}

function priceHint({ shipped, own }: PracticeSetting) {
  const where = 'You’ll find its ID in Stripe’s product catalogue.';
  if (own !== null) return shipped === '' ? 'Your own.' : `Your own. Default: ${shipped}`;
  return shipped === '' ? `Not sold yet. ${where}` : `The default: ${shipped}. ${where}`;
}
