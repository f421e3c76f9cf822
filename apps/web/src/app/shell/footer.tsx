import { Icon } from '@mastlight/ui';
import { openServiceAgreement } from '../../features/account';
import { RecruitmentCard } from '../../features/notice';
import { languages, useLanguage } from '../../platform/language';
import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { serviceContacts, siteFacts } from '../../platform/brand';
import { setLanguage, useTexts } from '../../platform/catalogue';
import { platformTexts } from '../../platform/texts/zh-CN';
import { shellTexts } from '../texts/zh-CN';
import './footer.css';

/** Contacts of customer service, agreement, filings and the language (R-1-26, R-0-01). */
export function Footer() {
  const say = useTexts(shellTexts);
  const sayPlatform = useTexts(platformTexts);
  const language = useLanguage((state) => state.language);
  return (
    <footer className="footer">
      <ul className="footer-contacts">
        {serviceContacts.map((contact) => (
          <li key={contact.id}>
            <Icon name="phone" size={14} />
            {sayPlatform(`contacts.${contact.id}`)}{' '}
            <a className="ml-mono" href={`tel:${contact.phone.replaceAll(/\D/g, '')}`}>
              {contact.phone}
            </a>
          </li>
        ))}
      </ul>
      <div className="footer-filings">
        <RecruitmentCard label={say('recruitment')} />
        <span>© {productFullName}</span>
        <span>{siteFacts.icpFiling}</span>
        <span>{siteFacts.policeFiling}</span>
        <button type="button" onClick={openServiceAgreement}>
          {say('agreement')}
        </button>
        <span className="footer-languages">
          {languages.map((value) => (
            <button key={value} type="button" lang={value} aria-pressed={value === language} onClick={() => void setLanguage(value)}>
              {say(`languages.${value}`)}
            </button>
          ))}
        </span>
      </div>
    </footer>
  );
}
