/** Numbers of the list of shipments overseas. */

/** Rows of a page: what is offered, what comes unasked, and what a screen shows. */
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
export const pageSizeDefault = 15;
export const pageSizeOnScreen = 50;
/** Letters of a remark and of a client's name at most. */
export const remarkLengthMax = 500;
export const clientLengthMax = 100;
/** What is pasted at once, and what an owner follows at a time. */
export const perPasteMax = 200;
export const rowsMax = 1_000;
/** Body of a call about many rows, in bytes. */
export const listBytesMax = 131_072;
/** Free days that a line may give; more is a slip of the pen. */
export const freeDaysMax = 90;
/** So many days before the last free day ends a row is told. */
export const freeSoonDays = 3;
/** Days later than first expected from which an arrival is told as late. */
export const lateFromDays = 1;
/** Steps of a rate of 滞箱费 at most, the last day that one may name, and the whole units of money that a day may cost. */
export const tariffStepsMax = 6;
export const tariffDayMax = 365;
export const tariffPriceMax = 999_999;
/** What is typed into a field of it; more is no number. */
export const tariffTypedMax = 20;
