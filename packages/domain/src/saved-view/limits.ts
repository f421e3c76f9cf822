/** Numbers of saved views. */

/** Signs of a view's name at most. */
export const viewNameLengthMax = 20;
/** Signs of the address's query that a view keeps. */
export const viewQueryLengthMax = 2_000;
/** Views of one list that a person has of his own, and as many that a company has. */
export const viewsMax = 50;
/** The same of all lists together: what a list is called is the caller's to say. */
export const viewsOfAllListsMax = 500;
