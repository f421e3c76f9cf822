import { Button, type ButtonProps } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { platformTexts } from '../texts/zh-CN';
import { useIsPhone } from '../mobile-head';
import { loginState, useSession } from '../session';
import { useMayOperate } from './only-looking';
import './operate-button.css';

/** A button that changes something: for whoever may only look it is grey, and says why. */
export function OperateButton(props: ButtonProps) {
  const mayOperate = useMayOperate();
  const say = useTexts(platformTexts);
  if (mayOperate) return <Button {...props} />;
  const why = say('notPermitted.operate');
  return (
    // A button that cannot be pressed hears no pointer.
    <span className="operate-not" data-tip={why}>
      <Button {...props} disabled aria-description={why} />
    </span>
  );
}

/** The round button of a phone that adds to a list; not there for whoever may not. */
export function PlusButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const isShown = [useIsPhone(), useSession(loginState), useMayOperate()].every(Boolean);
  return isShown && <button type="button" className="list-plus" aria-label={label} onClick={onPress} />;
}
