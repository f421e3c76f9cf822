import { lazyPart } from '../../../platform/lazy-part';

/** The channels to choose among for one thing alone; it comes as a chunk of its own. */
export const ChooseChannels = lazyPart(async () => (await import('./choose-channels')).ChooseChannels);
