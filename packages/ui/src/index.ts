export { Logo, LogoMark, Wordmark } from './brand/logo';
export { Coin, CoinAmount } from './brand/coin';
export { Icon } from './icon/icon';
export type { IconName } from './icon/icon-paths';

export { partTexts, PartTextsContext, type PartTexts } from './part-texts';

export { Button, type ButtonProps, type ButtonVariant } from './controls/button';
export { isComposing } from './controls/composition';
export { TextField, type TextFieldProps } from './controls/text-field';
export { PasswordField } from './controls/password-field';
export { TextArea, type TextAreaProps } from './controls/text-area';
export { UploadField, type UploadState } from './controls/upload-field';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { RadioGroup, type RadioOption } from './controls/radio';
export { Switch } from './controls/switch';
export { Select, type SelectOption, type SelectProps } from './controls/select';
export { SegmentedControl, type Segment } from './controls/segmented-control';
export { Tabs, type Tab } from './controls/tabs';
export { Field, type FieldCaption } from './controls/field';
export { FieldError, type FieldErrorAction } from './controls/field-error';

export { Lamp, LampMark, type LampKind } from './signals/lamp';
export { isCableLit, NodeStrip, NodeStripHead, lampWord, type StripNode } from './signals/node-strip';
export { NodeBar, type BarNode } from './signals/node-bar';
export { ClockProvider, createClock, useClock, useClockValue, type Clock } from './signals/clock';
export { describeTide, type Tide, type TideState } from './signals/describe-tide';
export { TideCountdown, TideCountdownLarge, type TideProps } from './signals/tide-countdown';
export { Tag, type Tone } from './signals/tag';
export { CopyText } from './signals/copy-text';
export { copyToClipboard } from './signals/copy-to-clipboard';
export { ContainerNo } from './signals/container-no';
export { ExceptionChip } from './signals/exception-chip';
export { ExceptionBand } from './signals/exception-band';
export { CornerLight } from './signals/corner-light';
export { UpdatePill } from './signals/update-pill';

export { QueryBar } from './states/query-bar';
export { BatchBar, type BatchAction } from './states/batch-bar';
export { NightSea } from './states/night-sea-part';
export { EmptySea } from './states/empty-sea';
export { ErrorState } from './states/error-state';
export { Skeleton, SkeletonRows } from './states/skeleton';

export { ToastHost, showToast, type ToastInput } from './overlays/toast';
export { Dialog, type DialogProps } from './overlays/dialog';
export { AlertDialog } from './overlays/alert-dialog';
export { ConfirmDialog } from './overlays/confirm-dialog';
export { Drawer, type DrawerProps } from './overlays/drawer';
export { Popover, type PopoverAnchor } from './overlays/popover';
export { Menu, MenuButton, type MenuItem } from './overlays/menu';
export { TooltipHost } from './overlays/tooltip';

export { DataGrid } from './grid/data-grid';
export type { DataGridProps, GridHandle } from './grid/grid-props';
export type { GridColumn, GridDensity, GridSort, RowEdge } from './grid/grid-column';
export { writeTsv } from './grid/write-tsv';
