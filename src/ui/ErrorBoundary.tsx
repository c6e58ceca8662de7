import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in the place of what failed. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  /** Told before it is drawn again. */
  readonly onRetry?: () => void;
}

/** Keeps a failure of one part of a page, its missing code included, from the other parts. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.renderFailure(this.#retry) : this.props.children;
  }
}
