import { useTexts } from '../../../platform/catalogue';
import { openServiceAgreement, useLogin } from '../login-store';
import { accountTexts } from '../texts/zh-CN';

/** The foot of the login card: the agreement, and the way back to the pre-sheet module (R-2.6-05). */
export function CardFoot() {
  const say = useTexts(accountTexts);
  const preSheetPath = useLogin((state) => state.preSheetPath);
  return (
    <div className="login-card-foot">
      <span>
        {say('agreeBy')}{' '}
        <button type="button" className="login-link" onClick={openServiceAgreement}>
          {say('agreement')}
        </button>
      </span>
      {preSheetPath && (
        <a className="login-link" href={preSheetPath}>
          {say('backToPreSheet')}
        </a>
      )}
    </div>
  );
}
