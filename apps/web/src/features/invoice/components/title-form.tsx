import { Button, Dialog, RadioGroup, showToast } from '@mastlight/ui';
import { titleKinds, titleSchema, type Title } from '@mastlight/domain/invoice/title';
import { useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { invoiceApi, refreshInvoices, type InvoiceTitle } from '../api';
import { invoiceWords } from '../texts/zh-CN';

type TypedTitle = z.input<typeof titleSchema>;

const empty: Title = {
  kind: 'company',
  companyName: '',
  taxIdNumber: '',
  registerAddress: '',
  registerPhone: '',
  bankDeposit: '',
  bankAccount: '',
  contactEmail: '',
  addressee: '',
  contactPhone: '',
  contactAddress: '',
};

/** Each name of the wire is the form's own. */
const wireNames = Object.fromEntries(Object.keys(empty).map((name) => [name, name])) as { [K in keyof Title]: K };

/** What is shown of a kind is what is sent: a person's title has nothing for a special invoice, whatever was typed before. */
function asSent(typed: TypedTitle): TypedTitle {
  return typed.kind === 'company' ? typed : { ...typed, registerAddress: '', registerPhone: '', bankDeposit: '', bankAccount: '' };
}

const sentSchema = z.pipe(z.pipe(z.custom<TypedTitle>(), z.transform(asSent)), titleSchema);

/** A title, new or changed (R-7.5-01); the rules are the contract's. */
export function TitleForm(props: {
  readonly before: InvoiceTitle | null;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}) {
  const { before, onSaved, onClose } = props;
  const say = useTexts(invoiceWords);
  const client = useQueryClient();
  const form = useContractForm<TypedTitle>({
    schema: sentSchema,
    empty: before ?? empty,
    texts: invoiceWords,
    send: async (typed) => {
      try {
        const { id } = await invoiceApi.saveTitle({ ...asSent(typed), ...(before && { id: before.id }) });
        showToast({ tone: 'done', text: say('titles.saved', { company: typed.companyName.trim() }) });
        await refreshInvoices(client);
        onSaved(id);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.refuse(error, wireNames);
      }
    },
  });
  const kind = useController({ control: form.control, name: 'kind' });
  return (
    <Dialog title={say(before ? 'titles.edit' : 'titles.add')} width={560} onClose={onClose}>
      <form className="invoice-form" {...form.formProps}>
        <RadioGroup
          label={say('titles.kind')}
          options={titleKinds.map((value) => ({ value, label: say(`titles.kinds.${value}`) }))}
          value={kind.field.value}
          onChange={(value) => {
            kind.field.onChange(value);
            form.checkRefused();
          }}
        />
        <FormTextField form={form} name="companyName" label={say('titles.companyName')} isRequired autoComplete="organization" />
        <FormTextField
          form={form}
          name="taxIdNumber"
          label={say('titles.taxIdNumber')}
          hint={say('titles.taxHint')}
          isRequired={kind.field.value === 'company'}
          isMono
          autoComplete="off"
        />
        <FormTextField form={form} name="contactEmail" label={say('titles.contactEmail')} type="email" autoComplete="email" />
        {kind.field.value === 'company' && (
          <fieldset>
            <legend>{say('titles.forSpecial')}</legend>
            <FormTextField form={form} name="registerAddress" label={say('titles.registerAddress')} autoComplete="off" />
            <FormTextField form={form} name="registerPhone" label={say('titles.registerPhone')} isMono type="tel" autoComplete="off" />
            <FormTextField form={form} name="bankDeposit" label={say('titles.bankDeposit')} autoComplete="off" />
            <FormTextField form={form} name="bankAccount" label={say('titles.bankAccount')} isMono autoComplete="off" />
          </fieldset>
        )}
        <fieldset>
          <legend>{say('titles.forPaper')}</legend>
          <FormTextField form={form} name="addressee" label={say('titles.addressee')} autoComplete="name" />
          <FormTextField form={form} name="contactPhone" label={say('titles.contactPhone')} isMono type="tel" autoComplete="tel" />
          <FormTextField form={form} name="contactAddress" label={say('titles.contactAddress')} autoComplete="street-address" />
        </fieldset>
        <FormRefusal form={form} className="panel-refusal" />
        <div className="invoice-buttons">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={form.isSending}>
            {say('titles.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
