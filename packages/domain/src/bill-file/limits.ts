/** Bounds of the files that stand on bills. */

/** Largest file, as people are told and in bytes: a scanned paper of some pages takes 1 to 3 MB. */
export const billFileMegabytesMax = 10;
export const billFileBytesMax = billFileMegabytesMax * 1_048_576;
/** Files on one bill. */
export const filesPerBillMax = 20;
/** What an account, a company or a person, keeps on all of its bills: some 2,000 bills with a megabyte each. */
export const accountMegabytesMax = 2_000;
export const accountBytesMax = accountMegabytesMax * 1_048_576;
/** Files of a bill that is followed no more are kept so long: who brings it back has them again. */
export const keptAfterEndDays = 30;
/** Whether the bill of a file is followed is told when that ends; after so many days it is looked at all the same. */
export const lookAgainDays = 90;
