import { PROFILE_TEXT } from '@hearthway/domain/account/messages';
import { findNameProblems, type Names } from '@hearthway/domain/account/person-name';
import type { ProfileResponse } from '@hearthway/domain/account/profile';
import { GENDERS } from '@hearthway/domain/vocabulary';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError, useSaveProfile } from './mutations.ts';

const UNSPECIFIED = 'untold';
const genders = [
  { value: UNSPECIFIED, label: 'Prefer not to say' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

export function ProfileForm({ profile }: { profile: ProfileResponse }) {
  const [gender, setGender] = useState<string>(profile.gender ?? UNSPECIFIED);
  const [errors, setErrors] = useState<Partial<Names>>({});
  const save = useSaveProfile({ onError: toastError(PROFILE_TEXT.saveFailed) });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const names = {
      firstName: String(data.get('firstName')).trim(),
      lastName: String(data.get('lastName')).trim(),
    };
    const problems = findNameProblems(names);
    setErrors(problems);
    const firstWrong = Object.keys(problems)[0];
    if (firstWrong) {
      form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    if (save.isPending) return;
    save.mutate(
      { ...names, gender: GENDERS.find((one) => one === gender) ?? null },
      { onSuccess: () => toast.success(PROFILE_TEXT.saved) },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5 sm:grid-cols-2">
      <Field label="First name" required error={errors.firstName}>
        <Input name="firstName" defaultValue={profile.firstName} autoComplete="given-name" />
      </Field>
      <Field label="Last name" aside={<Optional />} error={errors.lastName}>
        <Input name="lastName" defaultValue={profile.lastName} autoComplete="family-name" />
      </Field>
      <Field
        label="Gender"
        aside={<Optional />}
        hint="We use it to suggest the institute that fits you."
        className="sm:col-span-2"
      >
        <Select options={genders} value={gender} onValueChange={setGender} />
      </Field>
      <div className="sm:col-span-2">
        <Button
          type="submit"
          variant="action"
          busy={save.isPending}
          className="w-full sm:w-auto sm:min-w-40"
        >
          {save.isPending ? 'Saving…' : 'Save profile'}
        </Button>
      </div>
    </form>
  );
}

function Optional() {
  return <span className="text-muted text-sm">optional</span>;
}
