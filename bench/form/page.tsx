import '@mastlight/ui/tokens.css';
import '@mastlight/ui/base.css';
import { createRoot } from 'react-dom/client';
import { SheetStage } from '../../apps/web/src/testing/sheet/sheet-stage';

/** `bare` is 2,400 inputs that nobody watches; `ours` the sheet with rules, draft and refusals. */
export type Contender = 'bare' | 'ours';

const stage = document.getElementById('stage');
if (!stage) throw new Error('The page has no stage.');

function Bare() {
  return (
    <div className="sheet-stage">
      <div className="sheet">
        {Array.from({ length: 200 }, (_, row) => (
          <div key={row} className="sheet-row" style={{ gridTemplateColumns: '44px repeat(12, 121px)' }}>
            <span>{row + 1}</span>
            {Array.from({ length: 12 }, (__, column) => (
              <span key={column} className="sheet-cell">
                <input className="sheet-input" data-cell={`rows.${row}.${column}`} defaultValue="" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const contender = new URLSearchParams(location.search).get('contender');
createRoot(stage).render(contender === 'bare' ? <Bare /> : <SheetStage />);
