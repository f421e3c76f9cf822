import type { MessageHeader } from '../envelope/message-reader';

/**
 * True when the document names (1001) have their meaning of the container
 * guides: the ITIGG and SMDG guides, or a directory of their time (D95A to
 * D00B). Later directories give the same numbers to other documents.
 */
export function followsContainerGuide({ association, directory }: MessageHeader): boolean {
  return /^(?:ITG|SMDG)/.test(association) || /^D(?:9\d|00)[AB]$/.test(directory);
}
