import { Button, Dialog } from '@mastlight/ui';
import { useLanguage } from '../../../platform/language';
import { useTexts } from '../../../platform/catalogue';
import { accountTexts } from '../texts/zh-CN';
import { agreementSections } from '../texts/agreement.zh-CN';
import './service-agreement.css';

/** The service agreement; its text scrolls inside the dialog (R-1-28, R-2.6-18). */
export function ServiceAgreement({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(accountTexts);
  const isForeign = useLanguage((state) => state.language !== 'zh-CN');
  return (
    <Dialog
      title={say('agreementDialog.title')}
      width={640}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {say('close')}
        </Button>
      }
    >
      <div className="agreement" tabIndex={0} role="region" aria-label={say('agreementDialog.body')}>
        <p className="agreement-date">{say('agreementDialog.date')}</p>
        {isForeign && <p className="agreement-date">{say('agreementDialog.language')}</p>}
        {agreementSections.map((section) => (
          <section key={section.title} lang="zh-CN">
            <h3>{section.title}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
