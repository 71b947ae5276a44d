import type { Missing, Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';

export interface StepProps {
  sheet: Worksheet;
  onChange: (part: Partial<Worksheet>) => void;
  errors: Partial<Record<Missing, string>>;
}
