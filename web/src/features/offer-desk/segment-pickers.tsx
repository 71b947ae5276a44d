import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import type { Segment } from '@hearthway/domain/offer-desk/contract';
import { signalChoices } from '@hearthway/domain/offer-desk/known-signals';
import { GENDERS, TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import { useState } from 'react';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
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

export function SegmentPickers({ segment, onChange }: SegmentPickersProps) {
  const [found] = useState(segment.signals);
  const signals = signalChoices([...found, ...segment.signals]);
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <CardTitle>Who it’s for</CardTitle>
        <CardText>
          Leave everything empty to include everyone. Gender and what members told us count only if
          they’ve allowed it.
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
        label="Path, or the institute for their gender"
        options={tracks}
        values={segment.track}
        onValuesChange={(track) => onChange({ track })}
      />
      <PillChoices
        label="What they told us"
        options={signals}
        values={segment.signals}
        onValuesChange={(chosen) => onChange({ signals: chosen })}
      />
    </Card>
  );
}
