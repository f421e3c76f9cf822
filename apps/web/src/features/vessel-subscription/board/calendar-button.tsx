import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { vesselList } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import { saveCalendar } from './save-calendar';
import type { BoardList } from './use-board';

/** Saves what the list shows, over all its pages, as a calendar file. */
export function CalendarButton({ list }: { readonly list: BoardList }) {
  const say = useTexts(vesselTexts);
  return (
    <Button icon="calendar" disabled={list.rows.length === 0} onClick={() => void saveCalendar(vesselList.filterOf(list.search))}>
      {say('calendar')}
    </Button>
  );
}
