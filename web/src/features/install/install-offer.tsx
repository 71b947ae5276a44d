import { INSTALL_MESSAGES } from '@hearthway/domain/install/messages';
import { config } from '../../lib/config.ts';
import { askToInstall, useInstallMethod } from '../../lib/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { rememberAnswer } from './answered.ts';

export function InstallOffer({ className }: { className?: string }) {
  const mode = useInstallMethod();
  const install = async () => {
    await askToInstall();
    rememberAnswer();
  };
  return (
    <Card className={className} aria-labelledby="install-title">
      <CardTitle id="install-title">{INSTALL_MESSAGES.title(config.productName)}</CardTitle>
      <CardText>
        {INSTALL_MESSAGES.text} {mode === 'menu' && INSTALL_MESSAGES.byMenu}
      </CardText>
      <div className="mt-4 flex flex-wrap gap-3">
        {mode === 'prompt' && (
          <Button variant="outline" onClick={() => void install()}>
            {INSTALL_MESSAGES.install}
          </Button>
        )}
        <Button variant="ghost" onClick={rememberAnswer}>
          {INSTALL_MESSAGES.notNow}
        </Button>
      </div>
    </Card>
  );
}
