/**
 * Signing in: the login screen with its QR and phone views, registration, forgotten passwords, and the
 * phone's page that confirms a scan. Identities, companies and their people are another capability.
 */
export { DevicesPanel, OwnDataPanels, PasswordPanel, ProfilePanel } from './components/account-panels';
export { AccountDialogs, preloadLogin } from './components/account-dialogs';
export { loadAccount } from './load-account';
export { endSession, followOtherTabs, leaveAccount, takeLogoutReason } from './end-session';
export { askForLogin, openServiceAgreement, rememberPreSheetPath, showAccountDialog, useShownDialog } from './login-store';
export { accountRoutes } from './routes';
