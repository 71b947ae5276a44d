import type { MissingField, Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';

export interface StepProps {
  sheet: Worksheet;
  onChange: (part: Partial<Worksheet>) => void;
  errors: Partial<Record<MissingField, string>>;
}
