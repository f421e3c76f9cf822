/** Bounds of companies; lists are whole and one statement each. */

export const colleaguesMax = 500;
export const companiesPerPersonMax = 1_000;
/** Applications of one person that wait for the registry at once. */
export const openApplicationsMax = 20;
/** Applications of one person on a day of Shanghai, made again ones too: each is a question to the registry that is paid. */
export const applicationsPerDayMax = 3;
/** R-7.4-92: how long an invitation works. */
export const invitationMs = 7 * 24 * 3_600_000;
/** Invitations of a company that work at once. */
export const openInvitationsMax = 200;
/** R-7.4-91: text messages with invitations that a company sends within 24 hours, and that one phone gets from all companies. */
export const invitedPhonesPerDay = 50;
export const invitationsPerPhonePerDay = 3;
/** The same within 24 hours by one person for all his companies, and from one network. */
export const messagesPerDay = 100;
/** R-7.4-81: companies that a name finds, and how many signs it needs. */
export const candidatesMax = 20;
export const candidateNameLengthMin = 2;
/** R-9-12. */
export const companyPageSize = 1_000;
/** Look-ups of people by phone, of companies by name, and of invitation codes, within an hour by one person and by one network. */
export const lookUpsPerHour = 60;
export const changesShownMax = 200;
/** For so long he who turned Management over and he who got it may take that back. */
export const turnBackMs = 24 * 3_600_000;
/** In code points, as names in the registry. */
export const companyNameLengthMax = 100;

/** In signs: why the desk takes a certification away or refuses a claim. */
export const verdictReasonLengthMax = 100;

/** R-9-11: companies up to which the switch of identity shows one radio each; from the next on a list. */
export const companyRadiosMax = 10;
