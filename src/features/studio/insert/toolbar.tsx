import { ActionIcon, FileButton, Popover } from '@mantine/core';
import { AtSign, Heading, ImagePlus, LayoutList, Link2, Redo2, Smile, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PostNode } from '#model/contract/rich-text';
import { EmojiPicker } from '#src/features/community/thread/composer/emoji-picker.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type PostEditor, useSummary } from '../text/use-post-editor.ts';
import styles from '../write.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { type ChosenThings, ThingsDialog } from './things-dialog.tsx';

export type ToolDialog = 'emoji' | 'link' | 'things';

interface Props {
  readonly editor: PostEditor | null;
  readonly isEditable: boolean;
  readonly dialog: ToolDialog | null;
  readonly onDialog: (dialog: ToolDialog | null) => void;
  readonly onPictures: (files: readonly File[]) => void;
}

/** What browsers can read and we can make smaller. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif';
const ICON = { size: 18, 'aria-hidden': true } as const;

/** One stop for the Tab key; arrows, Home and End move within. */
function useRoving() {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button[data-tool]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = steps[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const place = (next + buttons.length) % buttons.length;
    setCurrent(place);
    buttons[place]?.focus();
  };
  return { bar, current, setCurrent, onKeyDown };
}

/** The tools above the text. Alt+F10 leads from the text into them, Escape back. */
export function Toolbar({ editor, isEditable, dialog, onDialog, onPictures }: Props) {
  const { t } = useTranslation();
  const { canUndo, canRedo, isHeading } = useSummary(editor);
  const { bar, current, setCurrent, onKeyDown } = useRoving();
  const close = () => onDialog(null);
  const insert = (put: () => void) => {
    close();
    put();
  };
  const tool = (place: number, label: string, icon: ReactNode, onClick: () => void, more: object = {}) => (
    <ActionIcon
      variant="subtle"
      data-tool
      tabIndex={place === current ? 0 : -1}
      aria-label={label}
      title={label}
      disabled={!isEditable}
      onClick={onClick}
      onFocus={() => setCurrent(place)}
      {...more}
    >
      {icon}
    </ActionIcon>
  );
  const off = (isOff: boolean) => ({ 'aria-disabled': isOff, 'data-off': isOff || undefined });
  return (
    <div
      ref={bar}
      className={styles.tools}
      role="toolbar"
      aria-label={t('write.tools')}
      data-toolbar
      onKeyDown={(event) => {
        if (event.key === 'Escape' && dialog === null) editor?.focus();
        else onKeyDown(event);
      }}
    >
      {tool(0, t('write.undo'), <Undo2 {...ICON} />, () => editor?.undo(), off(!canUndo))}
      {tool(1, t('write.redo'), <Redo2 {...ICON} />, () => editor?.redo(), off(!canRedo))}
      {tool(2, t('write.heading'), <Heading {...ICON} />, () => editor?.toggleHeading(), {
        'aria-pressed': isHeading,
      })}
      <Popover
        opened={dialog === 'emoji'}
        onChange={(isOpen) => onDialog(isOpen ? 'emoji' : null)}
        position="bottom-start"
        trapFocus
        withinPortal
        shadow="none"
      >
        <Popover.Target>
          {tool(3, t('write.emoji'), <Smile {...ICON} />, () =>
            onDialog(dialog === 'emoji' ? null : 'emoji'),
          )}
        </Popover.Target>
        <Popover.Dropdown className={styles.popover ?? ''} aria-label={t('write.emoji')}>
          <EmojiPicker
            onPick={(data) => insert(() => editor?.insertPiece({ type: 'emoji', data }))}
            onLetter={(letter) => insert(() => editor?.insertText(letter))}
          />
        </Popover.Dropdown>
      </Popover>
      {tool(4, t('write.mention'), <AtSign {...ICON} />, () => editor?.beginName())}
      {tool(5, t('write.link'), <Link2 {...ICON} />, () => onDialog('link'))}
      {tool(6, t('write.list'), <LayoutList {...ICON} />, () => onDialog('things'))}
      <FileButton
        accept={ACCEPTED}
        multiple
        inputProps={{ 'aria-label': t('write.addPictures') }}
        onChange={(files) => onPictures(files)}
      >
        {({ onClick }) => tool(7, t('write.addPictures'), <ImagePlus {...ICON} />, onClick)}
      </FileButton>
      <LinkDialog
        opened={dialog === 'link'}
        onClose={close}
        onPick={(link: PostNode) => insert(() => editor?.insertPiece(link))}
      />
      <ThingsDialog
        opened={dialog === 'things'}
        start={null}
        onClose={close}
        onDone={({ target, ids }: ChosenThings) =>
          insert(
            () => ids.length > 0 && editor?.insert([{ type: 'list', target, display: 0, objects: [...ids] }]),
          )
        }
      />
    </div>
  );
}
