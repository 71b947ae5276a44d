import { Link, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../../brand/loading-screen.tsx';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';

export function PremiumPage() {
  return hasCheckout ? <ToCheckout /> : <Navigate to="/upgrade" replace />;
}

function ToCheckout() {
  const { checkout } = config.links;
  useEffect(() => window.location.replace(checkout), [checkout]);
  return (
    <LoadingScreen
      title="Taking you to checkout"
      text={`You’re leaving ${config.productName} for ${new URL(checkout).host}.`}
      headerContent={
        <Button asChild variant="ghost" size="sm">
          <Link to="/upgrade">Go back</Link>
        </Button>
      }
    >
      <Button asChild variant="action">
        <a href={checkout}>Continue to checkout</a>
      </Button>
    </LoadingScreen>
  );
}
