import { Button, showToast, TextField } from '@mastlight/ui';
import { smsCodeLength, smsResendSeconds } from '@mastlight/domain/account/limits';
import { accountTexts, resendCaption } from '@mastlight/domain/account/messages';
import { phoneLength } from '@mastlight/domain/vocabulary/phone';
import { useEffect, useState } from 'react';
import { captions, useSay } from '../texts';

/**
 * The code of a text message with its send button. The button sends only to a phone of 11 digits; with any other it
 * asks the form to check the phone and sends nothing (R-5.2-11). After a message it rests for 60 s (R-4.4-04).
 */
export function SmsCodeField(props: {
  readonly phone: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
  readonly onBadPhone: () => void;
  readonly send: (phone: string) => Promise<unknown>;
}) {
  const say = useSay();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function send(): Promise<void> {
    if (!new RegExp(`^[0-9]{${phoneLength}}$`).test(props.phone)) return props.onBadPhone();
    setIsSending(true);
    try {
      await props.send(props.phone);
      setSecondsLeft(smsResendSeconds);
      showToast({ tone: 'done', text: accountTexts.smsSent });
    } catch {
      // The refusal has been shown; the button stays ready for the next try.
    } finally {
      setIsSending(false);
    }
  }

  return (
    <TextField
      label={captions.code}
      isRequired
      isMono
      name="noteCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={smsCodeLength}
      value={props.value}
      onChange={props.onChange}
      error={props.error ? say(props.error) : undefined}
      suffix={
        <Button variant="text" size={24} isLoading={isSending} disabled={secondsLeft > 0} onClick={() => void send()}>
          {secondsLeft > 0 ? resendCaption(secondsLeft) : captions.sendCode}
        </Button>
      }
    />
  );
}
