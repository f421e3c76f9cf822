import { exportTask } from '@mastlight/domain/export-task/contract';
import { mailedNameMax } from '@mastlight/domain/export-task/limits';
import { Button, Checkbox, Dialog, FieldError, showToast } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField, wordsOf } from '../../../platform/form/form-field';
import { useContractForm, type ContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { addMailed, mailedQuery, refreshMailed } from '../mailed-api';
import { mailedWords, weekdayNames } from '../texts/mailed.zh-CN';
import { timeOfHour } from '../time-of-hour';
import { Mailbox } from './mailbox';
import './mailed.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
interface Values {
  readonly list: string;
  readonly wish: Record<string, unknown>;
  readonly name: string;
  readonly weekdays: number[];
  readonly hours: number[];
}

/** Asks by which name, on which days and at which hours a list as it stands is sent. */
export function MailListForm({ list, wish, onClose }: { readonly list: string; readonly wish: object; readonly onClose: () => void }) {
  const say = useTexts(mailedWords);
  const client = useQueryClient();
  const formId = useId();
  const { data } = useQuery(mailedQuery);
  const form = useContractForm<Values>({
    schema: exportTask.addMailed.request as never,
    empty: { list, wish: { ...wish }, name: '', weekdays: [1, 2, 3, 4, 5], hours: [8] },
    texts: mailedWords,
    async send(wanted) {
      try {
        await addMailed(wanted);
        showToast({ tone: 'done', text: say('ask.added', { name: wanted.name }) });
        onClose();
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { name: 'name', weekdays: 'weekdays', hours: 'hours' });
      } finally {
        await refreshMailed(client);
      }
    },
  });
  return (
    <Dialog
      title={say('ask.title')}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('ask.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={form.isSending}>
            {say('ask.add')}
          </Button>
        </>
      }
    >
      <form id={formId} className="mailed-form" {...form.formProps}>
        <p className="mailed-note">{say('ask.text')}</p>
        {data !== undefined && <Mailbox mailbox={data.mailbox} />}
        <FormTextField
          form={form}
          name="name"
          label={say('ask.name')}
          placeholder={say('ask.hint')}
          maxLength={mailedNameMax * 2}
          autoComplete="off"
          autoFocus
        />
        <Choices
          form={form}
          name="weekdays"
          label={say('ask.weekdays')}
          choices={weekdayNames.map((day, at) => [at + 1, say(`weekdays.${day}`)])}
        />
        <Choices form={form} name="hours" label={say('ask.hours')} choices={hours.map((hour) => [hour, timeOfHour(hour)])} />
        <FormRefusal form={form} className="mailed-refusal" />
      </form>
    </Dialog>
  );
}

function Choices(props: {
  readonly form: ContractForm<Values>;
  readonly name: 'weekdays' | 'hours';
  readonly label: string;
  readonly choices: readonly (readonly [value: number, label: string])[];
}) {
  const { form, name, label, choices } = props;
  const say = useTexts(mailedWords);
  const errorId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen = field.value;
  return (
    <fieldset className="mailed-choices" aria-describedby={fieldState.error ? errorId : undefined}>
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <Checkbox
          key={value}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) => {
            field.onChange(choices.flatMap(([one]) => ((one === value ? isChecked : chosen.includes(one)) ? [one] : [])));
            form.checkRefused();
          }}
        >
          {text}
        </Checkbox>
      ))}
      {fieldState.error && <FieldError id={errorId}>{wordsOf(say, fieldState.error)}</FieldError>}
    </fieldset>
  );
}
