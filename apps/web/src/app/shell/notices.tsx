import { AlertDialog, Button, showToast, ToastHost, TooltipHost } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { askForLogin, endSession, takeLogoutReason } from '../../features/account';
import { spareSession } from '../../features/ad';
import { ChargeQuestions } from '../../features/billing';
import { wasSwitchRefused } from '../../features/company';
import { endWayBackAt, keepWayBack } from '../../features/top-up';
import { textsOf, useTexts } from '../../platform/catalogue';
import { onSignal } from '../../platform/signals';
import { shellTexts } from '../texts/zh-CN';
import { startEnterMovesFocus } from './enter-moves-focus';

/** Turns what the platform tells into toasts and dialogs; mounted once. */
export function Notices() {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const [isBalanceShort, setIsBalanceShort] = useState(false);
  const [isUpdated, setIsUpdated] = useState(false);
  const isUpdateTold = useRef(false);

  useEffect(() => {
    const undos = [
      onSignal('error-shown', ({ tone, text, requestId }) => showToast({ tone: tone === 'error' ? 'danger' : 'warning', text, requestId })),
      onSignal('balance-short', ({ text }) => {
        // R-8-03: the phone's truck map has no wallet to go to.
        if (location.pathname === '/wxtruckmap') showToast({ tone: 'danger', text });
        else setIsBalanceShort(true);
      }),
      onSignal('login-needed', askForLogin),
      onSignal('session-ended', endSession),
      onSignal('chunk-waits', ({ why }) => showToast({ tone: 'warning', text: textsOf(shellTexts)(`partWaits.${why}`) })),
      onSignal('chunk-lost', () => {
        // Once: whoever has read it and goes on is not stopped by every further part (R-8-31).
        if (!isUpdateTold.current) setIsUpdated(true);
        isUpdateTold.current = true;
      }),
      onSignal('account-made', spareSession),
      startEnterMovesFocus(),
      router.subscribe('onResolved', ({ toLocation }) => endWayBackAt(toLocation.pathname)),
    ];
    endWayBackAt(location.pathname);
    const reason = takeLogoutReason();
    if (reason !== null) {
      showToast({ tone: reason === 'followed' ? 'warning' : 'danger', text: textsOf(shellTexts)(`loggedOut.${reason}`) });
    }
    if (wasSwitchRefused()) showToast({ tone: 'danger', text: textsOf(shellTexts)('switchRefused') });
    return () => undos.forEach((undo) => undo());
  }, [router]);

  return (
    <>
      <ToastHost />
      <TooltipHost />
      <ChargeQuestions />
      {isBalanceShort && (
        <AlertDialog
          title={say('balanceTitle')}
          onClose={() => setIsBalanceShort(false)}
          actions={
            <>
              <Button onClick={() => setIsBalanceShort(false)}>{say('close')}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setIsBalanceShort(false);
                  keepWayBack();
                  void router.navigate({ to: '/pay/charge' });
                }}
              >
                {say('goCharge')}
              </Button>
            </>
          }
        >
          {say('balanceText')}
        </AlertDialog>
      )}
      {isUpdated && (
        <AlertDialog
          lamp="changed"
          title={say('pageUpdated')}
          onClose={() => setIsUpdated(false)}
          actions={
            <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
              {say('refresh')}
            </Button>
          }
        />
      )}
    </>
  );
}
