import { useState } from 'react';
import { Button, Checkbox, Icon, Popover, TextField, type PopoverAnchor } from '@mastlight/ui';
import type { ColumnSetting } from '@mastlight/domain/contract-kit/column-config';
import { useTexts } from '../catalogue';
import { moveColumn } from './move-column';
import type { ColumnSettings } from './use-column-settings';
import { NearHoursFields } from './near-hours';
import { listTexts } from './texts/zh-CN';
import './column-settings-panel.css';

/**
 * Which columns a list shows, which stand still, and in what order. Every drag
 * has a button twin (WCAG 2.5.7); widths are set in the grid itself.
 */
export function ColumnSettingsPanel(props: {
  readonly anchor: PopoverAnchor;
  readonly settings: ColumnSettings;
  readonly titleOf: (prop: string) => string;
  readonly onClose: () => void;
}) {
  const { anchor, settings, titleOf, onClose } = props;
  const say = useTexts(listTexts);
  const { columns, change, reset } = settings;
  const [search, setSearch] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const found = columns.filter((column) => titleOf(column.prop).toLowerCase().includes(search.trim().toLowerCase()));
  const shown = columns.filter((column) => column.isShown);

  const set = (prop: string, part: Partial<ColumnSetting>): void =>
    change((all) => all.map((column) => (column.prop === prop ? { ...column, ...part } : column)));
  const indexOf = (prop: string): number => columns.findIndex((column) => column.prop === prop);
  /** Moves a column by so many places, or to the place of another one. */
  const move = (prop: string, target: 1 | -1 | string): void =>
    change((all) => {
      const from = all.findIndex((column) => column.prop === prop);
      const to = typeof target === 'number' ? from + target : all.findIndex((column) => column.prop === target);
      return moveColumn(all, from, to);
    });

  return (
    <Popover anchor={anchor} label={say('columns')} align="end" onClose={onClose}>
      <div className="ml-column-settings">
        <TextField
          label={say('searchColumns')}
          isLabelHidden
          icon="search"
          placeholder={say('searchColumns')}
          value={search}
          onChange={setSearch}
        />
        <ul>
          {found.map((column) => {
            const title = titleOf(column.prop);
            const index = indexOf(column.prop);
            return (
              // The buttons of the row are the keyboard's way of what dragging does.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={column.prop}
                draggable
                data-dragged={dragged === column.prop || undefined}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', column.prop);
                  setDragged(column.prop);
                }}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => dragged !== null && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) move(dragged, column.prop);
                }}
              >
                <span className="ml-column-grip" aria-hidden>
                  <Icon name="density" size={14} />
                </span>
                <Checkbox
                  isChecked={column.isShown}
                  aria-label={say('show', { title })}
                  // A list without columns could not be brought back by looking at it.
                  disabled={column.isShown && shown.length === 1}
                  onChange={(isShown) => set(column.prop, { isShown })}
                >
                  {title}
                </Checkbox>
                <span className="ml-column-tools">
                  <Button
                    variant="icon"
                    size={24}
                    icon="pin"
                    aria-label={say('freeze', { title })}
                    aria-pressed={column.isFixed}
                    onClick={() => set(column.prop, { isFixed: !column.isFixed })}
                  />
                  <Button
                    variant="icon"
                    size={24}
                    icon="chevronUp"
                    aria-label={say('moveUp', { title })}
                    disabled={index === 0}
                    onClick={() => move(column.prop, -1)}
                  />
                  <Button
                    variant="icon"
                    size={24}
                    icon="chevronDown"
                    aria-label={say('moveDown', { title })}
                    disabled={index === columns.length - 1}
                    onClick={() => move(column.prop, 1)}
                  />
                </span>
              </li>
            );
          })}
          {found.length === 0 && <li className="ml-column-none">{say('noMatch')}</li>}
        </ul>
        <NearHoursFields props={columns.map(({ prop }) => prop)} titleOf={titleOf} />
        <footer>
          <span>{say('shownCount', { shown: shown.length, all: columns.length })}</span>
          <Button variant="text" size={24} icon="undo" onClick={reset}>
            {say('reset')}
          </Button>
        </footer>
      </div>
    </Popover>
  );
}
