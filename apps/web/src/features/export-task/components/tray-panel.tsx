import { Button, Popover, type PopoverAnchor } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { said } from '../../../platform/said';
import { fetchStoredFile } from '../../file';
import { cancelTask, isOpen, startAgain, type ExportTask } from '../api';
import { exportTaskWords } from '../texts/zh-CN';
import './tray-panel.css';

interface TrayPanelProps {
  readonly anchor: PopoverAnchor;
  readonly tasks: readonly ExportTask[];
  readonly onClose: () => void;
}

/** Each long export: what it is, how far it is, and what can be done with it. */
export function TrayPanel({ anchor, tasks, onClose }: TrayPanelProps) {
  const say = useTexts(exportTaskWords);
  return (
    <Popover anchor={anchor} label={say('tray')} align="end" onClose={onClose}>
      <ul className="export-tasks">
        {tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
      <p className="export-tasks-kept">{say('kept')}</p>
    </Popover>
  );
}

const percentOf = ({ state, done, total }: ExportTask): number =>
  state === 'done' ? 100 : total === null || total === 0 ? 0 : Math.floor((done / total) * 100);

/** A refusal is shown by its call; the task stays as it is. */
const quietly = (call: Promise<void>): void => void call.catch(() => undefined);

function Task({ task }: { readonly task: ExportTask }) {
  const say = useTexts(exportTaskWords);
  const client = useQueryClient();
  const { id, list, state, url, fileName, createTime } = task;
  const listName = list === 'bills' || list === 'bookings' || list === 'vessels' ? say(`list.${list}`) : list;
  const name = fileName ?? `${listName} ${createTime.slice(5, 16)}`;
  const percent = percentOf(task);
  return (
    <li className="export-task" data-state={state}>
      <span className="export-task-name">{name}</span>
      <span className="export-task-state" role="status">
        {say(`state.${state}`, { percent: String(percent), reason: said(task.reason ?? '') })}
      </span>
      {isOpen(task) && <progress value={percent} max={100} aria-label={say('progressOf', { name })} />}
      {isOpen(task) && (
        <Button aria-label={say('cancelOf', { name })} onClick={() => quietly(cancelTask(client, id))}>
          {say('cancel')}
        </Button>
      )}
      {url !== null && (
        <Button
          variant="primary"
          icon="download"
          aria-label={say('downloadOf', { name })}
          onClick={() => void saveFile(() => fetchStoredFile(url))}
        >
          {say('download')}
        </Button>
      )}
      {state === 'failed' && (
        <Button icon="refresh" aria-label={say('againOf', { name })} onClick={() => quietly(startAgain(client, id))}>
          {say('again')}
        </Button>
      )}
    </li>
  );
}
