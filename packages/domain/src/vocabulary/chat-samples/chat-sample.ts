/** A text as operators paste it, and how somebody of the trade reads it. Numbers stand in the order of the text, parted by a space. */
export interface ChatSample {
  readonly text: string;
  /** Bills to follow, ticked: their head is known, or the text says that they are bills. */
  readonly bills?: string;
  /** Numbers that may be bills of a line nobody knows: listed, not ticked. */
  readonly unsure?: string;
  /** Boxes: their bill may be looked for. */
  readonly boxes?: string;
  /** Numbers named once more after their first place. */
  readonly repeats?: number;
}
