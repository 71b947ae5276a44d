import { Component, type ReactNode } from 'react';
import { Failure } from './error-screen.tsx';

interface State {
  failed: boolean;
  error: unknown;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failure error={this.state.error} onRetry={() => window.location.reload()} />;
  }
}
