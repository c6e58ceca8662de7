import { Component, type ReactNode } from 'react';
import { notShown } from './words.ts';

const restartAfter = 10_000;

/** Draws the board again when drawing it failed: nobody is there who could. */
export class BoardBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.timer = setTimeout(() => this.setState({ failed: false }), restartAfter);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p
        role="alert"
        className="board flex h-dvh items-center justify-center bg-board text-3xl text-board-ink"
      >
        {notShown}
      </p>
    );
  }
}
