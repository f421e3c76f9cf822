import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLost } from './load-chunk';
import { sendSignal } from './signals';

interface LazyPartProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

interface LazyPartState {
  readonly isBroken: boolean;
}

/**
 * Holds a part that is loaded when it is needed: a dialog, a menu. Should it not come, or break, only the part is
 * missing; the page around it goes on.
 */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override state: LazyPartState = { isBroken: false };

  static getDerivedStateFromError(): LazyPartState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLost) sendSignal('chunk-lost', {});
    else console.error('part', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
