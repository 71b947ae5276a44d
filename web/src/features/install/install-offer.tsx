import { INSTALL_MESSAGES } from '@hearthway/domain/install/messages';
import { config } from '../../lib/config.ts';
import { askToInstall, useInstallWay } from '../../lib/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { answer } from './answered.ts';

/** Offered once, after the third check-in. */
export function InstallOffer({ className }: { className?: string }) {
  const way = useInstallWay();
  const install = async () => {
    await askToInstall();
    answer();
  };
  return (
    <Card className={className} aria-labelledby="install-title">
      <CardTitle id="install-title">{INSTALL_MESSAGES.title(config.productName)}</CardTitle>
      <CardText>
        {INSTALL_MESSAGES.text} {way === 'menu' && INSTALL_MESSAGES.byMenu}
      </CardText>
      <div className="mt-4 flex flex-wrap gap-3">
        {way === 'prompt' && (
          <Button onClick={() => void install()}>{INSTALL_MESSAGES.install}</Button>
        )}
        <Button variant="ghost" onClick={answer}>
          {INSTALL_MESSAGES.notNow}
        </Button>
      </div>
    </Card>
  );
}
