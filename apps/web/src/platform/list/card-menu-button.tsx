import { Button } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import type { CardProps } from './product-page';
import { listTexts } from './texts/zh-CN';

/** Opens the menu of a row from its card. */
export function CardMenuButton<R>({ row, onMenu }: Pick<CardProps<R>, 'row' | 'onMenu'>) {
  const say = useTexts(listTexts);
  return (
    <Button
      variant="icon"
      size={24}
      icon="more"
      aria-label={say('more')}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
    />
  );
}
