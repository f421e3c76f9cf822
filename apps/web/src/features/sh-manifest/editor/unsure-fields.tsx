import { Button } from '@mastlight/ui';
import type { UnsureText } from '@mastlight/domain/sh-manifest/bring-bill';
import { placeName, type FilingPlace } from '@mastlight/domain/sh-manifest/filing';
import { useTexts } from '../../../platform/catalogue';
import { shManifestWords } from '../texts/zh-CN';

/** Where something stands that was brought and not read surely. */
export interface UnsurePlace {
  readonly place: FilingPlace;
  readonly told: UnsureText;
}

/** So many are named; the others are marked where they stand. */
const namedMax = 30;

/** What was not read surely, until somebody changes it or says that it is right. A press on its name goes there. */
export function UnsureFields(props: {
  readonly places: readonly UnsurePlace[];
  readonly onShow: (place: FilingPlace) => void;
  /** Null: all of them are right. */
  readonly onRight: (told: UnsureText | null) => void;
}) {
  const { places, onShow, onRight } = props;
  const say = useTexts(shManifestWords);
  if (places.length === 0) return null;
  const nameOf = ({ place }: UnsurePlace): string => {
    if (place.part === 'head') return say(`head.${place.field}`);
    if (place.part !== 'goods') return `${say(`role.${place.part}`)} ${say(`party.${place.field}`)}`;
    return place.row === null ? '' : say('editor.row', { row: place.row + 1 }) + say(`goods.${place.field}`);
  };
  return (
    <div className="manifest-note manifest-unsure" role="status">
      <b>{say('editor.unsure', { count: places.length })}</b>
      <ul>
        {places.slice(0, namedMax).map((each) => (
          <li key={placeName(each.place)}>
            <Button variant="text" size={24} onClick={() => onShow(each.place)}>
              {nameOf(each)} {each.told.text}
            </Button>
            <Button
              variant="text"
              size={24}
              icon="check"
              aria-label={say('editor.unsureRight', { place: nameOf(each), text: each.told.text })}
              onClick={() => onRight(each.told)}
            />
          </li>
        ))}
      </ul>
      <Button size={24} onClick={() => onRight(null)}>
        {say('editor.unsureAllRight')}
      </Button>
    </div>
  );
}
