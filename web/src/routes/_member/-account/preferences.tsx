import { AppearanceChoice } from '../../../features/account/appearance-choice.tsx';
import { DayStartChoice } from '../../../features/account/day-start-choice.tsx';
import { LettersSwitch } from '../../../features/account/letters-switch.tsx';
import { NotificationSettings } from '../../../features/account/notification-settings.tsx';
import { SearchKeySwitch } from '../../../features/account/search-key-switch.tsx';
import { FocusPicker } from '../../../features/focus/focus-picker.tsx';
import { InstallSettings } from '../../../features/install/install-settings.tsx';
import { Reminders } from '../../../features/reminders/reminders.tsx';

export default function Preferences() {
  return (
    <div className="mt-4 flex flex-col gap-6">
      <div>
        <p className="font-medium">Focus nudges</p>
        <p className="text-muted text-sm">The word your evening nudge is about.</p>
        <FocusPicker className="mt-3" />
      </div>
      <Reminders />
      <LettersSwitch />
      <DayStartChoice />
      <NotificationSettings />
      <AppearanceChoice />
      <SearchKeySwitch />
      <InstallSettings />
    </div>
  );
}
