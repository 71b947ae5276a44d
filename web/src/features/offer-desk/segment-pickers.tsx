import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import type { Segment } from '@hearthway/domain/offer-desk/contract';
import { GENDERS, TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import { useState } from 'react';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoices } from '../../ui/pill-choice.tsx';

const tiers = TIERS.map((tier) => ({ value: tier, label: TIER_WORDS[tier] }));
const genders = GENDERS.map((gender) => ({
  value: gender,
  label: gender === 'female' ? 'Women' : 'Men',
}));
const tracks = TRACKS.map((track) => ({ value: track, label: TRACK_NAMES[track] }));

interface SegmentPickersProps {
  segment: Segment;
  onChange: (change: Partial<Segment>) => void;
}

/** For whom: of every row that has something chosen, one has to fit. */
export function SegmentPickers({ segment, onChange }: SegmentPickersProps) {
  // Typed as one line; kept as it was typed, so that a comma can be.
  const [signals, setSignals] = useState(segment.signals.join(', '));
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <CardTitle>For whom</CardTitle>
        <CardText>
          Nothing chosen means everybody. Gender and what members told us count only for those who
          allowed it.
        </CardText>
      </div>
      <PillChoices
        label="Membership"
        options={tiers}
        values={segment.tier}
        onValuesChange={(tier) => onChange({ tier })}
      />
      <PillChoices
        label="Gender"
        options={genders}
        values={segment.gender}
        onValuesChange={(gender) => onChange({ gender })}
      />
      <PillChoices
        label="Path"
        options={tracks}
        values={segment.path}
        onValuesChange={(path) => onChange({ path })}
      />
      <PillChoices
        label="Path, or the institute of their gender"
        options={tracks}
        values={segment.track}
        onValuesChange={(track) => onChange({ track })}
      />
      <Field label="What they told us" hint="Words such as poor_sleep, with commas between">
        <Input
          value={signals}
          onChange={({ target }) => {
            setSignals(target.value);
            const words = target.value.split(',').map((word) => word.trim().slice(0, 80));
            onChange({ signals: words.filter(Boolean).slice(0, 20) });
          }}
        />
      </Field>
    </Card>
  );
}
