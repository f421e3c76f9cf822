import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, showToast, TextArea } from '@mastlight/ui';
import { clientForm } from '@mastlight/domain/bill-subscription/client-contract';
import { clientNameLengthMax, contactsMax, remarkLengthMax } from '@mastlight/domain/bill-subscription/limits';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useController, useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm, type ContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { refreshClients, saveClient, type Client, type ClientRow } from '../client-api';
import { PortBills } from '../client-columns';
import { clientTexts } from '../texts/clients.zh-CN';
import { ClientKey } from './client-key';

/** As the contract takes it, and a name must be there. */
const editSchema = z.extend(clientForm, { clientName: clientForm.shape.clientName.check(z.trim(), z.minLength(1)) });
type Edit = z.output<typeof editSchema>;

const formId = 'client-form';
const nobody = { name: '', phone: '', role: '', remark: '' };

/** One client company: its name, its people, its link; null is a new one. */
export function ClientDrawer(props: {
  readonly client: ClientRow | null;
  /** A link that was made just now, to be shown. */
  readonly madeLink: string | null;
  readonly onOpenBills: (client: Client, port: PortCode) => void;
  readonly onRemove: (client: ClientRow) => void;
  readonly onClose: () => void;
}) {
  const { client, madeLink, onOpenBills, onRemove, onClose } = props;
  const say = useTexts(clientTexts);
  const cache = useQueryClient();
  // The form begins with what was known when it was opened; a refresh behind it changes nothing that is being typed.
  const [empty] = useState<Edit>(() => ({
    clientName: client?.clientName ?? '',
    remark: client?.remark ?? '',
    contacts: client?.contacts.map((person) => ({ ...person })) ?? [{ ...nobody }],
  }));
  const form = useContractForm<Edit>({
    schema: editSchema,
    empty,
    texts: clientTexts,
    send: async (edit) => {
      try {
        await saveClient({ ...edit, ...(client && { id: client.id }) });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.refuse(error, { clientName: 'clientName' });
        return;
      }
      showToast({ tone: 'done', text: say('saved') });
      await refreshClients(cache);
      onClose();
    },
  });
  // A drawer begins at its first text area, which is the remark here.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    form.focus('clientName');
  });
  return (
    <Drawer
      width={760}
      title={client?.clientName ?? say('titleNew')}
      onClose={onClose}
      footer={
        <>
          {client && (
            <Button variant="danger" icon="trash" onClick={() => onRemove(client)}>
              {say('delete')}
            </Button>
          )}
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={form.isSending}>
            {say('save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps}>
        <section className="client-section">
          <FormTextField
            form={form}
            name="clientName"
            label={say('name')}
            isRequired
            maxLength={clientNameLengthMax}
            {...(client && { hint: say('nameHint') })}
          />
          <Contacts form={form} />
          <Remark form={form} />
          <FormRefusal form={form} className="client-refusal" />
        </section>
      </form>
      {client && (
        <>
          <section className="client-section">
            <h3>{say('bills')}</h3>
            {client.count === 0 ? (
              <p className="client-note">{say('noBills')}</p>
            ) : (
              <PortBills client={client} say={say} onOpen={onOpenBills} />
            )}
          </section>
          <ClientKey client={client} madeLink={madeLink} />
        </>
      )}
    </Drawer>
  );
}

function Contacts({ form }: { readonly form: ContractForm<Edit> }) {
  const say = useTexts(clientTexts);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' });
  return (
    <section className="client-section" aria-label={say('contacts')}>
      <h3>{say('contacts')}</h3>
      {fields.map((field, at) => (
        <fieldset key={field.id} className="client-person">
          <legend className="ml-visually-hidden">{say('contactNo', { place: at + 1 })}</legend>
          <FormTextField form={form} name={`contacts.${at}.name`} label={say('contact')} />
          <FormTextField form={form} name={`contacts.${at}.phone`} label={say('phone')} isMono inputMode="tel" />
          <FormTextField form={form} name={`contacts.${at}.role`} label={say('role')} />
          <FormTextField form={form} name={`contacts.${at}.remark`} label={say('remark')} />
          <Button variant="icon" icon="close" aria-label={say('removeContact', { place: at + 1 })} onClick={() => remove(at)} />
        </fieldset>
      ))}
      {fields.length === 0 && <p className="client-note">{say('noContact')}</p>}
      <div>
        <Button icon="plus" disabled={fields.length >= contactsMax} onClick={() => append({ ...nobody })}>
          {say('addContact')}
        </Button>
      </div>
    </section>
  );
}

function Remark({ form }: { readonly form: ContractForm<Edit> }) {
  const say = useTexts(clientTexts);
  const { field } = useController({ control: form.control, name: 'remark' });
  return <TextArea label={say('remark')} maxLength={remarkLengthMax} value={field.value} onChange={field.onChange} />;
}
