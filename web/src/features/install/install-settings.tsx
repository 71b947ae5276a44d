import { INSTALL_MESSAGES } from '@hearthway/domain/install/messages';
import { config } from '../../lib/config.ts';
import { askToInstall, useInstallWay } from '../../lib/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

const words = {
  prompt: INSTALL_MESSAGES.text,
  menu: INSTALL_MESSAGES.byMenu,
  installed: INSTALL_MESSAGES.installed,
  none: INSTALL_MESSAGES.unable,
} as const;

/** Among preferences: the app on the home screen, and a word to somebody else. */
export function InstallSettings() {
  const way = useInstallWay();
  return (
    <div>
      <p className="font-medium">{INSTALL_MESSAGES.title(config.productName)}</p>
      <p className="text-muted text-sm">{words[way]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {way === 'prompt' && (
          <Button variant="outline" onClick={() => void askToInstall()}>
            {INSTALL_MESSAGES.install}
          </Button>
        )}
        <Button variant="outline" onClick={() => void share()}>
          {INSTALL_MESSAGES.share(config.productName)}
        </Button>
      </div>
    </div>
  );
}

/** With the device's own menu where there is one; otherwise the address is copied. */
async function share(): Promise<void> {
  const url = window.location.origin;
  const { shareText: text } = INSTALL_MESSAGES;
  try {
    if (typeof navigator.share === 'function')
      return await navigator.share({ title: config.productName, text, url });
    await navigator.clipboard.writeText(url);
    toast.success(INSTALL_MESSAGES.linkCopied);
  } catch {
    // Whoever closes the menu has decided.
  }
}
