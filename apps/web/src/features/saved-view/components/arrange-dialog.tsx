import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, Tag } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { viewsQuery } from '../api';
import { savedViewWords } from '../texts/zh-CN';
import type { PartProps } from './open-part';
import './view-dialogs.css';

/** The views that somebody may change, each with its new name and its end. */
export function ArrangeDialog({ list, onOpen }: PartProps) {
  const say = useTexts(savedViewWords);
  const { data = [] } = useQuery(viewsQuery(list));
  const own = data.filter((view) => view.isOwn);
  const close = (): void => onOpen(null);
  return (
    <Dialog title={say('arrange')} onClose={close} actions={<Button onClick={close}>{say('close')}</Button>}>
      {own.length === 0 ? (
        <p className="view-note">{say('about')}</p>
      ) : (
        <ul className="view-list">
          {own.map((view) => (
            <li key={view.id}>
              <span className="view-name">{view.name}</span>
              {view.isCompany && <Tag tone="idle">{view.makerName ? say('ofCompanyBy', { name: view.makerName }) : say('ofCompany')}</Tag>}
              <Button
                variant="icon"
                size={24}
                icon="edit"
                aria-label={say('renameOf', { name: view.name })}
                onClick={() => onOpen({ kind: 'rename', view })}
              />
              <Button
                variant="icon"
                size={24}
                icon="trash"
                aria-label={say('removeOf', { name: view.name })}
                onClick={() => onOpen({ kind: 'remove', view })}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
