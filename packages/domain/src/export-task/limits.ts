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

/** Lists that a person has sent to him by mail, in an identity; letters of such a one's name; hours of a day. */
export const mailedListsMax = 10;
export const mailedNameMax = 30;
export const mailedHoursMax = 4;
/** Such lists that a person has sent at once on a day. */
export const mailedNowPerDay = 20;
/** The largest file that goes by mail, in megabytes. */
export const mailedMegabytesMax = 10;
/** So often a mail is tried before it has failed, and the wait before it is tried again, in ms. */
export const mailTriesMax = 4;
export const mailRetryMs = 300_000;
/** No mail is made and handed over for so long; nobody knows what became of one that is. */
export const mailUnsureMs = 900_000;
