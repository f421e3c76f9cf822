import { Button, showToast } from '@mastlight/ui';
import { smsCodeLength, smsResendSeconds } from '@mastlight/domain/account/limits';
import { phoneLength } from '@mastlight/domain/vocabulary/phone';
import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../../platform/form/form-field';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { useTexts } from '../../../platform/catalogue';
import { accountTexts } from '../texts/zh-CN';

/**
 * The code of a text message with its send button. The button sends only to a phone of 11 digits; with any other it
 * asks the form to check the phone and sends nothing (R-5.2-11). After a message it rests for 60 s (R-4.4-04).
 */
export function SmsCodeField<Values extends FieldValues>(props: {
  readonly form: ContractForm<Values>;
  readonly phoneName: FieldPath<Values>;
  readonly send: (phone: string) => Promise<unknown>;
}) {
  const { form, phoneName } = props;
  const say = useTexts(accountTexts);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function send(): Promise<void> {
    const phone = String(form.read(phoneName));
    if (!new RegExp(`^[0-9]{${phoneLength}}$`).test(phone)) {
      await form.check(phoneName);
      return;
    }
    setIsSending(true);
    try {
      await props.send(phone);
      setSecondsLeft(smsResendSeconds);
      // The button rests now, and what comes next is typed here.
      form.focus('noteCode' as FieldPath<Values>);
      showToast({ tone: 'done', text: say('sms.sent') });
    } catch {
      // The refusal has been shown; the button stays ready for the next try.
    } finally {
      setIsSending(false);
    }
  }

  return (
    <FormTextField
      form={form}
      name={'noteCode' as FieldPath<Values>}
      label={say('code')}
      isRequired
      isMono
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={smsCodeLength}
      suffix={
        <Button variant="text" size={24} isLoading={isSending} disabled={secondsLeft > 0} onClick={() => void send()}>
          {secondsLeft > 0 ? say('sms.resendAfter', { seconds: secondsLeft }) : say('sms.send')}
        </Button>
      }
    />
  );
}
