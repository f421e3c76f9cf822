import { Button, showToast } from '@mastlight/ui';
import { companyRefusals } from '@mastlight/domain/company/refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../platform/catalogue';
import { FormCheckbox, FormRefusal, FormTextField, wordsOf } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { companyApi, type CompanyRecord } from '../api';
import { applicationSchema } from '../application-schema';
import { FileField } from '../../file';
import { refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';

const wireNames = {
  cname: 'cname',
  taxId: 'taxId',
  legalPerson: 'legalPerson',
  contact: 'contact',
  phone: 'phone',
  licenseUrl: 'licenseUrl',
  isClaim: 'isClaim',
} as const;

/** What can be contested with a licence. */
const judgedRefusals: ReadonlySet<string> = new Set([companyRefusals.certifiedBefore.name, companyRefusals.revokedBefore.name]);

/** The application for certification (R-2.3-20, R-7.4-85); `before` is one that did not pass and is made again. */
export function ApplicationForm(props: { readonly before: CompanyRecord | null; readonly onApplied: () => void }) {
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const form = useContractForm({
    schema: applicationSchema,
    empty: {
      cname: props.before?.cname ?? '',
      taxId: props.before?.taxId ?? '',
      legalPerson: '',
      contact: '',
      phone: '',
      licenseUrl: '',
      isClaim: false,
    },
    texts: companyWords,
    send: async (values) => {
      // An Enter does not go without the licence that is on its way.
      if (isUploading) return;
      const { isClaim, ...texts } = values;
      const typed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as typeof texts;
      try {
        await companyApi.apply({
          ...typed,
          taxId: typed.taxId.toUpperCase(),
          ...(props.before && { companyId: props.before.cid }),
          ...(isClaim && { isClaim }),
        });
      } catch (error) {
        if (!(error instanceof CallError)) return;
        if (error.refusal && judgedRefusals.has(error.refusal.name)) setTaken(true);
        form.refuse(error, wireNames);
        return;
      }
      showToast({ tone: 'done', text: say(isClaim ? 'certification.claimSubmitted' : 'certification.submitted') });
      await refreshCompany(client);
      props.onApplied();
    },
  });

  const licence = useController({ control: form.control, name: 'licenseUrl' });
  const licenceFault = licence.fieldState.error;

  return (
    <form className="panel-pad panel-form" {...form.formProps}>
      <FormTextField
        form={form}
        name="cname"
        label={say('certification.name')}
        hint={say('certification.nameHint')}
        isRequired
        autoComplete="organization"
      />
      <FormTextField
        form={form}
        name="taxId"
        label={say('certification.code')}
        hint={say('certification.codeHint')}
        isRequired
        isMono
        autoComplete="off"
      />
      <FormTextField form={form} name="legalPerson" label={say('certification.legalPerson')} isRequired autoComplete="off" />
      <FormTextField form={form} name="contact" label={say('certification.contact')} isRequired autoComplete="name" />
      <FormTextField form={form} name="phone" label={say('certification.phone')} isRequired isMono type="tel" autoComplete="tel" />
      {isTaken && (
        <FormCheckbox form={form} name="isClaim" after={<p className="company-note">{say('certification.claimNote')}</p>}>
          {say('certification.claim')}
        </FormCheckbox>
      )}
      <FileField
        label={say(isTaken ? 'certification.licenceForClaim' : 'certification.licence')}
        kinds={['pdf', 'png', 'jpg']}
        error={licenceFault && wordsOf(say, licenceFault)}
        onChange={(url) => licence.field.onChange(url ?? '')}
        onBusy={setUploading}
      />
      <FormRefusal form={form} className="panel-refusal" />
      <div className="company-buttons">
        <Button type="submit" variant="primary" isLoading={form.isSending} disabled={isUploading}>
          {say('certification.submit')}
        </Button>
        {isUploading && (
          <span className="company-note" role="status">
            {say('certification.uploading')}
          </span>
        )}
      </div>
    </form>
  );
}
