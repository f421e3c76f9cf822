import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Button, Icon } from '@mastlight/ui';
import { findPort, portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { useKept } from '../../../platform/paste/kept-paste';
import { NumbersTable } from '../../../platform/paste/numbers-table';
import { PasteFrame, pasteTags } from '../../../platform/paste/paste-frame';
import { billList, portHeardQuery } from '../api';
import { Cost } from '../../billing';
import { countFound, countOf, matchesChip, type PreviewFilter } from '../paste-preview';
import { usePaste } from '../use-paste';
import { PasteFilter } from './paste-filter';
import { PastePorts } from './paste-ports';
import { PreviewTable } from './preview-table';
import { billTexts } from '../texts/zh-CN';
import './paste-drawer.css';

const keptPort = z.enum(portCodes);

/** Paste a whole chat, see what each number would become, subscribe to what is new (R-5.3-21, -22, R-7.6-05). */
export function PasteDrawer(props: {
  readonly port: PortCode;
  readonly initialText: string;
  readonly onClose: () => void;
  /** Closes the drawer and looks for the bill of a box. */
  readonly onFindBox: (containerNo: string) => void;
}) {
  const { initialText, onClose } = props;
  const say = useTexts(billTexts);
  const place = { product: billList.product, port: props.port, given: initialText };
  const [port, setPort] = useKept(place, 'port', props.port, keptPort);
  const [filter, setFilter] = useState<PreviewFilter>('');
  const [clientName, setClientName] = useKept(place, 'client', '', z.string());
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const focus = (): void => areaRef.current?.focus();
  const paste = usePaste({ port, place, clientName, focus, onLeft: () => setFilter(''), onDone: onClose });
  const { rows, chosen, others } = paste;
  const isSilent = useQuery(portHeardQuery(port)).data === false;
  const fileRef = useRef<HTMLInputElement>(null);
  const count = chosen.length + others.chosen.length;
  return (
    <PasteFrame
      title={say('paste.title')}
      subtitle={say('paste.subtitle')}
      tools={<PastePorts port={port} onPort={setPort} />}
      above={
        isSilent && (
          <p className="bill-paste-silent" role="status">
            <Icon name="warn" size={14} /> {say('noFeed', { port: findPort(port)!.name })}
          </p>
        )
      }
      label={say('paste.label')}
      placeholder={say('paste.placeholder')}
      text={paste.text}
      pieces={paste.pieces}
      onText={paste.setText}
      areaRef={areaRef}
      found={countFound(rows, others.rows)}
      textTools={
        <>
          {paste.clientless > 0 && <span role="status">{say('paste.clientless', { count: paste.clientless })}</span>}
          <Button variant="text" size={24} onClick={() => fileRef.current?.click()}>
            {say('paste.file')}
          </Button>
          <input
            ref={fileRef}
            type="file"
            hidden
            aria-label={say('paste.file')}
            accept=".xlsx,.txt,.csv,text/plain,text/csv"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) paste.takeFile(file);
            }}
          />
          {paste.sheetChoice}
        </>
      }
      onFile={paste.takeFile}
      sum={
        <>
          {say.rich(others.chosen.length > 0 ? 'paste.sumAll' : 'paste.sum', {
            added: countOf(rows, 'new'),
            repeated: countOf(rows, 'duplicate'),
            chosen: count,
            ...pasteTags,
          })}
          {count > 0 && (
            <>
              {' · '}
              <Cost port={port} wishes={[{ fee: 'FEE_BLNO', count: chosen.length }, ...others.wishes]} />
            </>
          )}
        </>
      }
      submit={say.rich(others.chosen.length > 0 ? 'paste.submitAll' : 'paste.submit', { count, ...pasteTags })}
      count={count}
      isBusy={paste.isBusy}
      hasSent={others.done.length > 0}
      onSubmit={() => void paste.subscribe()}
      onClose={onClose}
    >
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
          />
          <p className="bill-paste-hint">
            <Icon name="info" size={14} /> {say('paste.guess')}
          </p>
        </>
      )}
      {others.rows.length + others.done.length > 0 && (
        <NumbersTable rows={others.rows} done={others.done} onTick={others.tick} onRemove={paste.removeOther} />
      )}
    </PasteFrame>
  );
}
