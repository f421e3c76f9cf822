import { usePartTexts } from '../part-texts';
import './corner-light.css';

/**
 * The quarter lamp in the page's top right corner: grey while nothing changed, amber when something did; a
 * press applies the updates. Its parent must be positioned.
 */
export function CornerLight({ count, onApply }: { count: number; onApply: () => void }) {
  const words = usePartTexts();
  return (
    <button
      type="button"
      className="ml-corner-light"
      data-lit={count > 0 || undefined}
      aria-label={count > 0 ? `${count}${words.updatesToApply}` : words.noUpdates}
      aria-disabled={count === 0}
      onClick={() => {
        if (count > 0) onApply();
      }}
    />
  );
}
