import { Lamp, Tag, type LampKind } from '@mastlight/ui';

/** A line of the timeline. */
export interface TimelineItem {
  readonly id: number;
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss`, Shanghai. */
  readonly time: string;
  readonly version?: string;
  readonly lamp: LampKind;
  /** A word beside the time. */
  readonly tag?: string;
}

/** What was told, the newest first, along one cable with a lamp each (look/release-notes.png). */
export function NotesTimeline(props: {
  readonly label: string;
  readonly items: readonly TimelineItem[];
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number) => void;
}) {
  return (
    <ol className="notes-timeline" aria-label={props.label}>
      {props.items.map(({ id, title, time, version, lamp, tag }) => (
        <li key={id} data-lamp={lamp}>
          <Lamp kind={lamp} r={6.5} />
          <button type="button" aria-current={id === props.chosenId || undefined} onClick={() => props.onChoose(id)}>
            <span className="notes-timeline-head">
              {version && <b className="ml-mono">{version}</b>}
              <time className="ml-mono" dateTime={time} title={time}>
                {time.slice(5, 10)}
              </time>
              {tag && <Tag tone="att">{tag}</Tag>}
            </span>
            <span className="notes-timeline-title">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
