import { create } from 'zustand';

/** Which of the account's dialogs is open; `login` is the night-sea screen with its two views, `first-identity` the choice that follows it. */
export type AccountDialog = 'none' | 'login' | 'register' | 'forgot' | 'identity' | 'first-identity';
export type LoginView = 'qr' | 'phone';

interface LoginState {
  readonly dialog: AccountDialog;
  readonly view: LoginView;
  /** Where the user last was in the pre-sheet module (R-2.6-05). */
  readonly preSheetPath: string | null;
  readonly isAgreementOpen: boolean;
  /** Why it was asked for, where the page that says so lies below it. */
  readonly reason: string;
}

export const useLogin = create<LoginState>(() => ({
  dialog: 'none',
  view: 'qr',
  preSheetPath: null,
  isAgreementOpen: false,
  reason: '',
}));

/** Which dialog is open, for who draws one of them; a hook. */
export const useShownDialog = (): AccountDialog => useLogin((state) => state.dialog);

/** Opens the login on the QR view (R-4.1-02), with the reason in words where there is one; a dialog that is open already stays. */
export function askForLogin({ reason = '' }: { readonly reason?: string } = {}): void {
  if (useLogin.getState().dialog === 'none') useLogin.setState({ dialog: 'login', view: 'qr', reason });
}

/** Shows one of the dialogs, or none. */
export function showAccountDialog(dialog: AccountDialog): void {
  useLogin.setState({ dialog });
}

/** R-2.6-03: the two views of the login. */
export function showLoginView(view: LoginView): void {
  useLogin.setState({ dialog: 'login', view });
}

/** R-2.6-05: the login offers the way back to this path. */
export function rememberPreSheetPath(path: string): void {
  useLogin.setState({ preSheetPath: path });
}

/** R-2.6-18: the service agreement, over whatever is open. */
export function openServiceAgreement(): void {
  useLogin.setState({ isAgreementOpen: true });
}
