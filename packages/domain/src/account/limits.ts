/** Numbers of sign-in, registration and text message codes. */

/** S-07, R-4.1-01: a token is valid for exactly seven days, and dead in the millisecond after. */
export const sessionLifetimeMs = 604_800_000;

/** R-4.1-15: a login QR code can be scanned and confirmed for so long. */
export const scanTicketSeconds = 120;
/** R-4.1-03. */
export const scanPollIntervalMs = 2_000;
/** After the confirmation: time to fill in the registration form. */
export const scanGrantMs = 10 * 60_000;

/** R-4.1-09. */
export const userInfoRetriesMax = 5;
/** R-4.2-02. */
export const logoutDelayMs = 500;

/** R-5.2-13: a text message code. */
export const smsCodeLength = 6;
export const smsCodeMs = 5 * 60_000;
export const smsCodeTriesMax = 5;
/** R-4.4-04. */
export const smsResendSeconds = 60;
export const smsPerPhonePerHour = 5;
export const smsPerPhonePerDay = 10;
/** So many more within the hour and the day for the owner's own browser: strangers must not use up his codes. */
export const smsReserve = 2;
export const smsPerAddressPerHour = 20;
/** Above this many in an hour over all phones an alarm is logged. */
export const smsPerHourAlarm = 1_000;
/** R-7.1-15: a verified code allows one password reset for so long. */
export const resetTicketMs = 10 * 60_000;

/** R-4.1-16. */
export const wrongPasswordsMax = 5;
export const wrongPasswordWindowMs = 15 * 60_000;
/** S-03: the first lock, and those that follow within a day, grow. */
export const passwordLockMinutes = [15, 30, 60] as const;
export const passwordLockMemoryMs = 24 * 3_600_000;

/** Calls per minute and address. */
export const loginsPerAddressPerMinute = 30;
export const ticketsPerAddressPerMinute = 60;
export const codeChecksPerAddressPerMinute = 60;
export const registrationChecksPerAddressPerMinute = 120;

/** S-03: password hashes computed at once, and waiting; more are refused. */
export const passwordHashesAtOnce = 2;
export const passwordHashesWaitingMax = 50;
/** Of those, what browsers may take in which the person has never signed in; the rest is kept for the others. */
export const passwordHashesOfStrangersAtOnce = 1;
export const strangersWaitingMax = 40;
/** Places, running or waiting, that one network or one account may hold. */
export const passwordPlacesPerHolder = 5;

/** S-16: how often a person may take out his data within a day. */
export const exportsPerDay = 3;
export const exportFileName = 'mastlight-my-data.json';
/** S-16: what is typed, or one's own phone, before an account is deleted. */
export const deletionWords = '注销账户';

/** R-5.1-10. */
export const passwordLengthMin = 8;
export const passwordLengthMax = 16;
/** R-5.1-07, in code points. */
export const userNameLengthMax = 20;
