import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Drawer, Icon, SegmentedControl, Select, showToast } from '@mastlight/ui';
import { defaultPort, ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { CallError } from '../../../platform/http-client';
import { clientsQuery, refreshLists, subscribeBills } from '../api';
import { findCarrier, rememberCarrier } from '../carrier-memory';
import { markText, removeNumbers } from '../mark-text';
import { buildPreview, kindOfRow, matchesChip, type PreviewFilter } from '../paste-preview';
import { takeNumberFile } from '../take-number-file';
import { texts } from '../texts';
import { usePreview } from '../use-preview';
import { MarkedTextArea } from './marked-text-area';
import { PreviewTable } from './preview-table';
import './paste-drawer.css';

const [ningbo, shanghai, ...otherPorts] = ports;
const otherOptions = otherPorts.map((port) => ({ value: port.code, label: `${port.code} ${port.name}` }));

const chips: readonly (readonly [PreviewFilter, string, 'plus' | 'copy' | 'warn' | undefined])[] = [
  ['new', '新增', 'plus'],
  ['duplicate', '重复', 'copy'],
  ['invalid', '无效', 'warn'],
  ['carrier', '船公司待选', undefined],
];

/** Paste a whole chat, see what each number would become, subscribe to what is new (R-5.3-21, -22, R-7.6-05). */
export function PasteDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { initialText, onClose } = props;
  const client = useQueryClient();
  const [port, setPort] = useState(props.port);
  const [text, setText] = useState(initialText);
  const [filter, setFilter] = useState<PreviewFilter>('');
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [clientName, setClientName] = useState('');
  const [isAuto, setAuto] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [carrierChoices, setCarrierChoices] = useState(0);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const clients = useQuery(clientsQuery(port));
  const { tokens, told } = usePreview(port, text);

  // Opening the panel puts the focus on its first control; people come to paste.
  useEffect(() => areaRef.current?.focus(), []);

  const rows = useMemo(
    () => buildPreview(tokens, told, failures, findCarrier),
    // A line chosen by hand changes what `findCarrier` remembers.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [tokens, told, failures, carrierChoices],
  );
  const kinds = useMemo(() => new Map(rows.map((row) => [row.billNo, kindOfRow(row)])), [rows]);
  const pieces = useMemo(() => markText(text, tokens, (billNo) => kinds.get(billNo)), [text, tokens, kinds]);
  const chosen = rows.filter((row) => row.result === 'new' && !unticked.has(row.billNo));
  const countOf = (chip: PreviewFilter): number => rows.filter((row) => matchesChip(row, chip)).length;

  async function subscribe(): Promise<void> {
    if (chosen.length === 0 || isBusy) return;
    setBusy(true);
    try {
      const { list } = await subscribeBills(
        port,
        chosen.map((row) => row.billNo),
        { clientName, isAuto },
      );
      const failed = new Map(
        list.filter((item) => item.code === 'failed').map((item) => [item.blno, item.reason ?? '没有订阅成功'] as const),
      );
      const done = new Set(list.filter((item) => item.code !== 'failed').map((item) => item.blno));
      const added = list.filter((item) => item.code === 'added').length;
      await refreshLists(client);
      if (added > 0) showToast({ tone: 'done', text: texts.subscribed(added) });
      if (failed.size === 0) {
        onClose();
        return;
      }
      // What failed stays in the box with its reason; what is done leaves it.
      setFailures(failed);
      setText(removeNumbers(text, tokens, (billNo) => done.has(billNo)));
      setFilter('');
    } catch (error) {
      // The text stays as it was typed; the reason has been shown.
      if (error instanceof CallError) areaRef.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  const takeFile = (file: File | undefined): void => {
    if (file) void takeNumberFile(file, (added) => setText((before) => (before.trim() ? `${before.trimEnd()}\n${added}` : added)));
  };

  const clientOptions = (clients.data?.list ?? []).map((item) => ({ value: item.clientName, label: item.clientName }));
  const isOther = otherOptions.some((option) => option.value === port);
  const newCount = countOf('new');

  return (
    <Drawer
      title="订阅提单"
      subtitle="整段聊天记录、Excel 列都能贴"
      width={760}
      onClose={onClose}
      tools={
        <span className="bill-paste-ports">
          <SegmentedControl
            label="港口"
            segments={[ningbo!, shanghai!].map((item) => ({ value: item.code, label: item.name, code: item.code }))}
            value={port}
            onChange={setPort}
          />
          <Select
            label="其他港"
            isLabelHidden
            placeholder="其他港"
            options={otherOptions}
            value={isOther ? (port as (typeof otherOptions)[number]['value']) : ''}
            onChange={(code) => setPort(code || defaultPort)}
          />
        </span>
      }
      footer={
        <>
          <p className="bill-paste-sum" role="status">
            新增 <b className="ml-mono">{newCount}</b> · 重复 <b className="ml-mono">{countOf('duplicate')}</b> · 本次{' '}
            <b className="ml-mono bill-paste-now">{chosen.length}</b> 票
          </p>
          <Checkbox className="bill-paste-auto" isChecked={isAuto} onChange={setAuto}>
            自动订阅
          </Checkbox>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" size={40} isLoading={isBusy} disabled={chosen.length === 0} onClick={() => void subscribe()}>
            订阅 <b className="ml-mono">{chosen.length}</b> 票 <span className="bill-paste-key ml-mono">Ctrl ↵</span>
          </Button>
        </>
      }
    >
      <div className="bill-paste">
        <div
          className="bill-paste-box"
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={(event) => {
            if (event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            event.stopPropagation();
            takeFile(event.dataTransfer.files[0]);
          }}
        >
          <MarkedTextArea
            ref={areaRef}
            label="提单号"
            placeholder="粘贴提单号：聊天记录、邮件、Excel 列都可以"
            value={text}
            pieces={pieces}
            onChange={setText}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void subscribe();
            }}
          />
          <div className="bill-paste-tools">
            <span>
              <Icon name="clipboard" size={13} />
              {text === '' ? '还没有内容' : `已贴 ${text.length} 字，认出 ${rows.length} 个号`}
            </span>
            <Button
              variant="text"
              size={24}
              onClick={() => {
                setText('');
                setFailures(new Map());
                areaRef.current?.focus();
              }}
            >
              清空
            </Button>
            <Button variant="text" size={24} onClick={() => fileRef.current?.click()}>
              导入文件
            </Button>
            <input
              ref={fileRef}
              type="file"
              hidden
              aria-label="导入文件"
              accept=".txt,.csv,text/plain,text/csv"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                takeFile(file);
              }}
            />
          </div>
        </div>
        <div className="bill-paste-line">
          {chips.map(([chip, label, icon]) => (
            <button
              key={chip}
              type="button"
              className="bill-paste-chip"
              data-kind={chip}
              aria-pressed={filter === chip}
              onClick={() => setFilter(filter === chip ? '' : chip)}
            >
              {icon && <Icon name={icon} />}
              {label} <b className="ml-mono">{countOf(chip)}</b>
            </button>
          ))}
          <span className="bill-paste-client">
            <span>归到客户</span>
            <Select label="归到客户" isLabelHidden placeholder="不归" options={clientOptions} value={clientName} onChange={setClientName} />
          </span>
        </div>
        {rows.length > 0 && (
          <>
            <PreviewTable
              rows={rows.filter((row) => matchesChip(row, filter))}
              port={port}
              isTicked={(billNo) => !unticked.has(billNo)}
              isFailed={(billNo) => failures.has(billNo)}
              onTick={(billNo, isTicked) =>
                setUnticked((before) => {
                  const next = new Set(before);
                  if (isTicked) next.delete(billNo);
                  else next.add(billNo);
                  return next;
                })
              }
              onCarrier={(billNo, code) => {
                rememberCarrier(billNo, code);
                setCarrierChoices((count) => count + 1);
              }}
              onRemove={(billNo) => setText(removeNumbers(text, tokens, (each) => each === billNo))}
            />
            <p className="bill-paste-hint">
              <Icon name="info" size={14} /> 船公司按前缀猜，可以改；改过一次，同前缀下次照用
            </p>
          </>
        )}
      </div>
    </Drawer>
  );
}
