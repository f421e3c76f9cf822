import { openServiceAgreement, useLogin } from '../login-store';
import { captions, useSay } from '../texts';

/** The foot of the login card: the agreement, and the way back to the pre-sheet module (R-2.6-05). */
export function CardFoot() {
  const say = useSay();
  const preSheetPath = useLogin((state) => state.preSheetPath);
  return (
    <div className="login-card-foot">
      <span>
        {captions.agreeBy}{' '}
        <button type="button" className="login-link" onClick={openServiceAgreement}>
          {captions.agreement}
        </button>
      </span>
      {preSheetPath && (
        <a className="login-link" href={preSheetPath}>
          {say(captions.backToPreSheet)}
        </a>
      )}
    </div>
  );
}
