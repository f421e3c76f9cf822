/**
 * Signing in: the login screen with its QR and phone views, registration, forgotten passwords, the choice of
 * identity, and the phone's page that confirms a scan. Companies and their people are another capability.
 */
export { AccountDialogs, preloadLogin } from './components/account-dialogs';
export { loadAccount } from './load-account';
export { endSession, followOtherTabs, leaveAccount, wasLoggedOut } from './end-session';
export { askForLogin, openServiceAgreement, rememberPreSheetPath, showAccountDialog, useIsAccountDialogOpen } from './login-store';
export { accountRoutes } from './routes';
