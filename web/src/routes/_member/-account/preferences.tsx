import { AppearanceChoice } from '../../../features/account/appearance-choice.tsx';
import { NotificationSettings } from '../../../features/account/notification-settings.tsx';

/** Loaded by itself: the account page stands without it. */
export default function Preferences() {
  return (
    <div className="mt-4 flex flex-col gap-6">
      <NotificationSettings />
      <AppearanceChoice />
    </div>
  );
}
