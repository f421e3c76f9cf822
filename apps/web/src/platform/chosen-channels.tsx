import type { NotifyWay } from '@mastlight/domain/vocabulary/notify-ways';
import type { ReactNode } from 'react';

/** To which channels news of one thing go; none: as somebody chose for all news. */
export interface ChosenChannelsProps {
  readonly chosen: readonly NotifyWay[];
  readonly onChange: (chosen: NotifyWay[]) => void;
  readonly isBusy?: boolean;
}

let provided: ((props: ChosenChannelsProps) => ReactNode) | null = null;

/** Whoever knows the channels shows them wherever one of them may be chosen: rooms know nothing of each other. */
export function provideChosenChannels(part: (props: ChosenChannelsProps) => ReactNode): void {
  provided = part;
}

/** The channels to choose among; nothing where nobody knows them. */
export function ChosenChannels(props: ChosenChannelsProps): ReactNode {
  const Part = provided;
  return Part && <Part {...props} />;
}
