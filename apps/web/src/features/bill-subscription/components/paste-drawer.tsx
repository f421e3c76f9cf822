import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Icon } from '@mastlight/ui';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { portHeardQuery } from '../api';
import { platformTexts } from '../../../platform/texts';
import { Cost } from '../../billing';
import { useMayOperate } from '../../../platform/list/only-looking';
import { countOf, matchesChip, type PreviewFilter } from '../paste-preview';
import { usePaste } from '../use-paste';
import { PasteBox } from './paste-box';
import { PasteFilter } from './paste-filter';
import { PastePorts } from './paste-ports';
import { PreviewTable } from './preview-table';
import { billTexts } from '../texts';
import './paste-drawer.css';

/** How counts stand in what the foot says. */
const tags = {
  b: (count: ReactNode) => <b className="ml-mono">{count}</b>,
  now: (count: ReactNode) => <b className="ml-mono bill-paste-now">{count}</b>,
} as const;

/** Paste a whole chat, see what each number would become, subscribe to what is new (R-5.3-21, -22, R-7.6-05). */
export function PasteDrawer(props: {
  readonly port: PortCode;
  readonly initialText: string;
  readonly onClose: () => void;
  /** Closes the drawer and looks for the bill of a box. */
  readonly onFindBox: (containerNo: string) => void;
  /** Closes the drawer and opens that of bookings with the number. */
  readonly onFollowBooking: (soNo: string) => void;
}) {
  const { initialText, onClose } = props;
  const say = useTexts(billTexts);
  const [port, setPort] = useState(props.port);
  const [filter, setFilter] = useState<PreviewFilter>('');
  const [clientName, setClientName] = useState('');
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const focus = (): void => areaRef.current?.focus();
  const paste = usePaste({ port, initialText, clientName, focus, onLeft: () => setFilter(''), onDone: onClose });
  const { rows, chosen } = paste;
  const sayPlatform = useTexts(platformTexts);
  const mayOperate = useMayOperate();
  const isSilent = useQuery(portHeardQuery(port)).data === false;
  // Opening the panel puts the focus on its first control, before this runs; people come to paste.
  useEffect(() => areaRef.current?.focus(), []);
  return (
    <Drawer
      title={say('paste.title')}
      subtitle={say('paste.subtitle')}
      width={760}
      onClose={onClose}
      tools={<PastePorts port={port} onPort={setPort} />}
      footer={
        <>
          <p className="bill-paste-sum" role="status">
            {!mayOperate && `${sayPlatform('notPermitted.operate')} `}
            {say.rich('paste.sum', {
              added: countOf(rows, 'new'),
              repeated: countOf(rows, 'duplicate'),
              chosen: chosen.length,
              ...tags,
            })}
            {chosen.length > 0 && (
              <>
                {' · '}
                <Cost port={port} fee="FEE_BLNO" count={chosen.length} />
              </>
            )}
          </p>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            size={40}
            isLoading={paste.isBusy}
            disabled={chosen.length === 0 || !mayOperate}
            onClick={() => void paste.subscribe()}
          >
            {say.rich('paste.submit', { count: chosen.length, ...tags })} <span className="bill-paste-key ml-mono">Ctrl ↵</span>
          </Button>
        </>
      }
    >
      <div className="bill-paste">
        {isSilent && (
          <p className="bill-paste-silent" role="status">
            <Icon name="warn" size={14} /> {say('noFeed', { port: findPort(port)!.name })}
          </p>
        )}
        <PasteBox paste={paste} areaRef={areaRef} />
        <PasteFilter rows={rows} filter={filter} onFilter={setFilter} clientName={clientName} onClient={setClientName} />
        {rows.length > 0 && (
          <>
            <PreviewTable
              rows={rows.filter((row) => matchesChip(row, filter))}
              port={port}
              isTicked={paste.isTicked}
              isFailed={paste.isFailed}
              onTick={paste.tick}
              onCarrier={paste.chooseCarrier}
              onRemove={paste.remove}
              onFindBox={props.onFindBox}
              onFollowBooking={props.onFollowBooking}
            />
            <p className="bill-paste-hint">
              <Icon name="info" size={14} /> {say('paste.guess')}
            </p>
          </>
        )}
      </div>
    </Drawer>
  );
}
