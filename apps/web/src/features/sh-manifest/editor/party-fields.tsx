import { Button, showToast } from '@mastlight/ui';
import { useState, type KeyboardEvent } from 'react';
import { spellCompanyCode } from '@mastlight/domain/sh-manifest/company-code';
import { partyFields, type Party, type PartyField, type PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { fixPartyText } from '@mastlight/domain/sh-manifest/fix-text';
import { keepCustomsText, keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import { useTexts } from '../../../platform/catalogue';
import { FormTextField } from '../../../platform/form/form-field';
import { CallError } from '../../../platform/http-client';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { partyBooks } from '../party-books';
import { shManifestWords } from '../texts/zh-CN';
import { PartyPicker } from './party-picker';
import type { EditorFields } from './editor-schema';

const filters: Partial<Record<PartyField, (text: string) => string>> = {
  countryCode: keepLettersDigits,
  aeoCode: keepLettersDigits,
  // Chinese is told, not swallowed; the rest of what customs do not take goes.
  address: (text) => (/\p{Script=Han}/u.test(text) ? text : keepCustomsText(text)),
};
const needed: Readonly<Record<PartyRole, ReadonlySet<PartyField>>> = {
  shipper: new Set(['name', 'address', 'countryCode', 'companyCode']),
  consignee: new Set(['name', 'address', 'countryCode', 'companyCode']),
  notify: new Set(['name', 'phone', 'countryCode']),
};

/** One of the three parties: typed, or picked from its book with `/` in an empty name. */
export function PartyFields(props: {
  readonly role: PartyRole;
  readonly form: ContractForm<EditorFields>;
  readonly isReadOnly: boolean;
  /** Names of the places that were not read surely. */
  readonly unsure: ReadonlySet<string>;
  readonly onChange: (party: Party) => void;
}) {
  const { role, form, isReadOnly, unsure, onChange } = props;
  const say = useTexts(shManifestWords);
  const [isPicking, setPicking] = useState(false);

  function fix(field: PartyField, text: string): string {
    const right = fixPartyText(field, text).text;
    return field === 'companyCode' ? spellCompanyCode(String(form.read(`${role}.countryCode`)), right) : right;
  }
  function openBook(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== '/' || event.currentTarget.value !== '') return;
    event.preventDefault();
    setPicking(true);
  }
  async function keep(): Promise<void> {
    const party = form.readAll()[role];
    try {
      await partyBooks[role].save({ nickName: party.name.slice(0, 40), party });
      showToast({ tone: 'done', text: say('editor.partyKept', { role: say(`role.${role}`) }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  return (
    <fieldset className="manifest-party" disabled={isReadOnly}>
      <legend>{say(`role.${role}`)}</legend>
      <span className="manifest-party-tools">
        {role === 'notify' && (
          <Button
            variant="text"
            size={24}
            onClick={() => onChange({ ...form.readAll().consignee, name: 'SAME AS CONSIGNEE', companyCode: '', address: '' })}
          >
            {say('editor.sameAsConsignee')}
          </Button>
        )}
        <Button variant="text" size={24} icon="book" onClick={() => setPicking(true)}>
          {say('editor.pick')}
        </Button>
        <Button variant="text" size={24} onClick={() => void keep()}>
          {say('editor.keepParty')}
        </Button>
      </span>
      {partyFields.map((field) => (
        <FormTextField
          key={field}
          form={form}
          name={`${role}.${field}`}
          label={say(`party.${field}`)}
          isRequired={needed[role].has(field)}
          {...(unsure.has(`${role}.${field}`) && { hint: say('editor.unsureHere') })}
          filter={filters[field]}
          fix={(text) => fix(field, text)}
          onKeyDown={field === 'name' ? openBook : undefined}
          autoComplete="off"
        />
      ))}
      {isPicking && (
        <PartyPicker
          role={role}
          onPick={(party) => {
            onChange(party);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </fieldset>
  );
}
