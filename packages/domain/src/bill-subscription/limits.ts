/** Numbers of the bill subscription list. */

/** R-9-17: 15 rows for tracking lists; the choices offered. */
export const pageSizeDefault = 15;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** A remark is a note, not a document. */
export const remarkLengthMax = 500;
export const clientNameLengthMax = 60;
/** Undo of a deletion is offered for this long. */
export const undoMs = 5_000;
