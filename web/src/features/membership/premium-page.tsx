import { useEffect } from 'react';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

/** Says where it is going before it goes; the button is for browsers that do not follow. */
export function PremiumPage() {
  const { checkout } = config.links;
  useEffect(() => window.location.replace(checkout), [checkout]);
  return (
    <Page width="reading">
      <PageHeader
        title="Taking you to checkout…"
        intro={`You are leaving ${config.productName} for ${new URL(checkout).host}.`}
      />
      <Button asChild variant="action" className="mt-8">
        <a href={checkout}>Continue to checkout</a>
      </Button>
    </Page>
  );
}
