import { parseDateTime, toCalendarDateTime, type CalendarDateTime, type DateValue } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { Icon } from '../icon/icon';
import './pickers.css';

/** Reads "2026-10-12 14:47"; null for anything else. */
export function readDateTime(text: string): CalendarDateTime | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text);
  if (!match) return null;
  try {
    return parseDateTime(`${match[1]}T${match[2]}`);
  } catch {
    return null;
  }
}

function writeDateTime(value: DateValue): string {
  return toCalendarDateTime(value).toString().slice(0, 16).replace('T', ' ');
}

/**
 * A date with its time to the minute, part by part with the keyboard or from a calendar (React Aria). The value is the
 * text "2026-10-12 14:47" of the port's clock; an empty one is not yet chosen. It is shown while it has the focus.
 */
export function DateTimeCell(props: {
  readonly label: string;
  readonly openLabel: string;
  readonly locale: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}) {
  return (
    <I18nProvider locale={props.locale}>
      <DatePicker
        className="ml-date"
        aria-label={props.label}
        autoFocus
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={props.isInvalid}
        defaultValue={readDateTime(props.value)}
        onChange={(value) => props.onChange(value ? writeDateTime(value) : '')}
        onBlur={props.onLeave}
      >
        <Group className="ml-date-group">
          <DateInput className="ml-date-input">{(segment) => <DateSegment className="ml-date-segment" segment={segment} />}</DateInput>
          <Button className="ml-date-open" aria-label={props.openLabel}>
            <Icon name="calendar" size={14} />
          </Button>
        </Group>
        <Popover className="ml-picker-panel" offset={2}>
          <Dialog className="ml-date-dialog">
            <Calendar className="ml-calendar">
              <header className="ml-calendar-head">
                <Button slot="previous" className="ml-calendar-step">
                  <Icon name="chevronLeft" />
                </Button>
                <Heading className="ml-calendar-month" />
                <Button slot="next" className="ml-calendar-step">
                  <Icon name="chevronRight" />
                </Button>
              </header>
              <CalendarGrid className="ml-calendar-grid">{(date) => <CalendarCell className="ml-calendar-day" date={date} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
