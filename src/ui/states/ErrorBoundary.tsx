import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in the place of what failed. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  /** Called before it is drawn again. */
  readonly onRetry?: () => void;
  /** What it is drawn from: another one is another try. */
  readonly of?: unknown;
}

interface ErrorState {
  readonly failed: boolean;
  readonly of?: unknown;
}

/** Keeps a failure of one part of a page, its missing code included, from the other parts. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorState): ErrorState | null {
    return state.of === of ? null : { failed: false, of };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state: ErrorState = { failed: false };

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.renderFailure(this.#retry) : this.props.children;
  }
}
