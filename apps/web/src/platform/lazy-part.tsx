import { Component, createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ChunkLost, loadChunk } from './load-chunk';
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

/** A part that is loaded when it is first shown, held by a `LazyPart`: should it not come, the page around it goes on. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<P>;
  return (props) => <LazyPart>{createElement(Loaded, props)}</LazyPart>;
}
