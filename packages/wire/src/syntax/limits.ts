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
  /** VERMAS allows 99,999 groups of equipment: a line sends a week of several ships at once. */
  maxBoxesPerVgm: 99_999,
  /** Of all messages of one reading; keeps what is held below about 80 MB. */
  maxBoxesPerReading: 100_000,
  /**
   * Of one booking or cargo report: a reference, place or remark is one part, a
   * party or leg three, a consignment, goods item or container five; long texts
   * count more. A part takes about 200 bytes, a quarter of a box.
   */
  maxPartsPerMessage: 400_000,
  maxMessagesPerReading: 50_000,
  /** Of one kind within a group: remarks, references, dangerous goods … of a box. The directories allow 9 of most. */
  maxRepeatsPerGroup: 99,
  maxFindings: 1_000,
  maxXmlDepth: 32,
  /** Of one document; nothing is held for one that is not kept. */
  maxXmlElements: 5_000_000,
  /** Elements with a part of the message of their own: bills, boxes, goods items, parties. A declaration may have 9,999 bills. */
  maxXmlRecords: 500_000,
  /** How much larger than its compressed form a message may be, and how large it may always be. */
  maxInflation: 200,
  minInflatedBytes: 1024 * 1024,
  maxXmlAttributes: 64,
  maxJsonDepth: 16,
  maxJsonValues: 1_000_000,
  /** Of one row or event, which is read in one step. */
  maxJsonItemValues: 10_000,
  /** Messages in subpackages that are gathered at a time, the bytes they hold together and how long they may wait. */
  maxOpenSubpackageSets: 256,
  maxSubpackageBytes: 4 * 1024 * 1024,
  maxSubpackageAgeMs: 5 * 60_000,
  /** AIS messages and tag groups whose sentences are still coming. */
  maxPendingAisMessages: 256,
  /** A part is not waited for longer, in sentences and, where they tell their time, in ms. */
  maxAisPartSentences: 1_000,
  maxAisPartMs: 30_000,
  /** A first part may come so many sentences behind a later one. */
  maxAisReorderedSentences: 100,
} as const;
