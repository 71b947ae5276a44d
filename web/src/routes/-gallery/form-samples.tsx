import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageSection } from '../../ui/page.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export function FormSamples() {
  const [level, setLevel] = useState(5);
  return (
    <PageSection id="forms" title="Form fields">
      <Card className="grid gap-6 md:grid-cols-2">
        <Field label="Name" hint="As you like to be called.">
          <Input name="name" autoComplete="off" />
        </Field>
        <Field label="Address" error="This address is not complete.">
          <Input name="address" defaultValue="Harbour" autoComplete="off" />
        </Field>
        <Field label="Secret">
          <PasswordInput name="secret" autoComplete="off" />
        </Field>
        <Field label="Season">
          <Select options={seasons} placeholder="Choose one" />
        </Field>
        <Field label="Notes" className="md:col-span-2">
          <Textarea placeholder="Anything at all" />
        </Field>
        <div>
          <Checkbox label="Remember this" hint="On this device only." />
          <Switch label="Evening reminder" hint="Between five and seven." />
        </div>
        <RadioGroup aria-label="Pace" options={paces} defaultValue="steady" />
        <Slider
          label="Level"
          value={level}
          onValueChange={setLevel}
          lowLabel="low"
          highLabel="high"
        />
      </Card>
    </PageSection>
  );
}

const paces = [
  { value: 'slow', label: 'Slow', hint: 'Once a week' },
  { value: 'steady', label: 'Steady', hint: 'Every other day' },
];
