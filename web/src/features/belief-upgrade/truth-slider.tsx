import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { TRUTH } from '@hearthway/domain/belief-upgrade/worksheet';
import { Slider } from '../../ui/slider.tsx';

interface TruthSliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

export function TruthSlider({ label, value, onChange }: TruthSliderProps) {
  return (
    <Slider
      label={label}
      min={TRUTH.min}
      max={TRUTH.max}
      step={TRUTH.step}
      lowLabel={BELIEF_MESSAGES.truthLow}
      highLabel={BELIEF_MESSAGES.truthHigh}
      value={value}
      onValueChange={onChange}
    />
  );
}
