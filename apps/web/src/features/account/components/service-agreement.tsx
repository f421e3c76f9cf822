import { Button, Dialog } from '@mastlight/ui';
import { agreementDate, agreementSections } from '../agreement-text';
import { captions } from '../texts';
import './service-agreement.css';

/** The service agreement; its text scrolls inside the dialog (R-1-28, R-2.6-18). */
export function ServiceAgreement({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="桅灯服务协议"
      width={640}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {captions.close}
        </Button>
      }
    >
      <div className="agreement" tabIndex={0} role="region" aria-label="协议正文">
        <p className="agreement-date">{agreementDate}</p>
        {agreementSections.map((section) => (
          <section key={section.title}>
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
