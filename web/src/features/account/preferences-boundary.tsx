import { PREFERENCES_TEXT } from '@hearthway/domain/account/messages';
import { Component, type ReactNode, Suspense } from 'react';
import { debugLog } from '../../lib/debug-log.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export class PreferencesBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    debugLog.add('account', 'preferences crashed', error);
  }

  override render() {
    return (
      <Card>
        <CardTitle>Preferences</CardTitle>
        {this.state.failed ? (
          <Alert tone="warning" title={PREFERENCES_TEXT.crashedTitle} className="mt-4">
            {PREFERENCES_TEXT.crashed}
          </Alert>
        ) : (
          <Suspense fallback={<Skeleton className="mt-5 h-80" />}>{this.props.children}</Suspense>
        )}
      </Card>
    );
  }
}
