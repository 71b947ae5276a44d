import { INSTALL_MESSAGES } from '@hearthway/domain/install/messages';
import { config } from '../../lib/config.ts';
import { askToInstall, useInstallMethod } from '../../lib/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

const words = {
  prompt: INSTALL_MESSAGES.text,
  menu: INSTALL_MESSAGES.byMenu,
  installed: INSTALL_MESSAGES.installed,
  none: INSTALL_MESSAGES.unable,
} as const;

export function InstallSettings() {
  const mode = useInstallMethod();
  return (
    <div>
      <p className="font-medium">{INSTALL_MESSAGES.title(config.productName)}</p>
      <p className="text-muted text-sm">{words[mode]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {mode === 'prompt' && (
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

async function share(): Promise<void> {
  const url = window.location.origin;
  const { shareText: text } = INSTALL_MESSAGES;
  try {
    if (typeof navigator.share === 'function')
      return await navigator.share({ title: config.productName, text, url });
    await navigator.clipboard.writeText(url);
    toast.success(INSTALL_MESSAGES.linkCopied);
  } catch {
    // The member closed the share dialog, which is not an error.
  }
}
