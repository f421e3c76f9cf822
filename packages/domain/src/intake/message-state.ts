/**
 * States of a received message. One received unit is one stored file or
 * request body; it is in exactly one state at any time, so that
 * received = applied + duplicate + quarantined + waiting always holds.
 */
export const messageStates = [
  { code: 'received', name: '等待处理' },
  { code: 'applied', name: '已入账' },
  { code: 'duplicate', name: '重复' },
  { code: 'quarantined', name: '已隔离' },
] as const;
export type MessageState = (typeof messageStates)[number]['code'];

/** Why a message was quarantined. */
export const quarantineReasons = ['unreadable', 'foreign-format', 'interchange-conflict', 'apply-failed', 'ends-process'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** What becomes of a message that is to be driven again: in line, not in quarantine, or without its bytes. */
export const redriveResults = ['in-line', 'not-quarantined', 'raw-expired'] as const;
export type RedriveResult = (typeof redriveResults)[number];
