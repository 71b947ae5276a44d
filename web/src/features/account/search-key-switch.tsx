import { searchKey, useSearchKey } from '../../lib/search-key.ts';
import { Switch } from '../../ui/switch.tsx';

export function SearchKeySwitch() {
  return (
    <Switch
      label="Open search with the / key"
      hint="Only on this device. Ctrl+K always works."
      checked={useSearchKey()}
      onCheckedChange={searchKey.set}
    />
  );
}
