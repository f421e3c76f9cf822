/** Numbers of long exports. */

/** Lists of more rows are made into a file outside the request. */
export const directRowsMax = 5_000;
/** Tasks of an identity that wait or run. */
export const openTasksMax = 3;
/** Tasks that a person starts on a day of Shanghai, whatever identity he acts for. */
export const tasksPerDay = 20;
/** Tasks that are told of. */
export const tasksTold = 20;
/** A task and its file go after so many days. */
export const taskDays = 7;
/** Largest file, in megabytes. */
export const exportMegabytesMax = 100;
/** Bytes of a call that starts one: what a list's own export takes, and its name. */
export const wishBytesMax = 66_560;
