import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import './pickers.css';

/**
 * A cell that offers what is usual and takes any text: arrows and Enter choose, Esc closes, the list follows the cell
 * when the page moves (APG combobox, by React Aria). It is shown while it has the focus.
 */
export function ComboCell(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}) {
  return (
    <ComboBox
      className="ml-combo"
      aria-label={props.label}
      allowsCustomValue
      menuTrigger="focus"
      isInvalid={props.isInvalid}
      defaultItems={props.options.map((name) => ({ id: name, name }))}
      defaultInputValue={props.value}
      onInputChange={props.onChange}
      onBlur={props.onLeave}
    >
      {/* The focus comes from the plain cell that this one takes the place of. */}
      <Input className="ml-combo-input" autoFocus onFocus={(event) => event.currentTarget.select()} />
      <Popover className="ml-picker-panel ml-combo-panel" offset={2}>
        <ListBox className="ml-combo-list">
          {(option: { readonly id: string; readonly name: string }) => (
            <ListBoxItem className="ml-menu-item" textValue={option.name}>
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
