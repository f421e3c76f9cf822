/**
 * Bounds of what one reading takes in, so that a hostile file costs bounded
 * time and memory. Real traffic stays far below: the largest container ship
 * carries about 15,000 boxes, and a segment of the standard about 2,000 bytes.
 */
export const wireLimits = {
  /** Larger inputs are refused before they are looked at. */
  maxInputBytes: 64 * 1024 * 1024,
  maxSegmentBytes: 64 * 1024,
  maxElementsPerSegment: 512,
  maxComponentsPerSegment: 1024,
  maxBoxesPerMessage: 50_000,
  /** Of all messages of one reading; keeps what is held below about 80 MB. */
  maxBoxesPerReading: 100_000,
  maxMessagesPerReading: 50_000,
  maxFindings: 1_000,
  maxXmlDepth: 32,
  maxXmlElements: 400_000,
  maxXmlAttributes: 64,
  maxJsonDepth: 16,
  maxJsonValues: 1_000_000,
} as const;
