import { ActionIcon } from '@mantine/core';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './about.module.css';

interface OrderEntry {
  readonly key: string;
  /** The accessible name. */
  readonly name: string;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly entries: readonly OrderEntry[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
}

/** The entry below a point, of those in a list. */
function placeAt(list: HTMLElement | null, x: number, y: number): number {
  return [...(list?.children ?? [])].findIndex((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** Chosen things in an order of the member's own: a handle for each, which is dragged, or moved with arrow keys. */
export function OrderList({ label, entries, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<string | null>(null);
  const [said, say] = useState('');
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length || to === from) return;
    onMove(from, to);
    say(t('about.movedTo', { name: entry.name, place: to + 1, count: entries.length }));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const places: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      Home: 0,
      End: entries.length - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = entries.findIndex(({ key }) => key === dragged.current);
    const to = placeAt(list.current, clientX, clientY);
    if (from >= 0 && to >= 0) move(from, to);
  };
  const drop = () => {
    dragged.current = null;
  };
  const remove = (at: number) => {
    const name = entries[at]?.name ?? '';
    onRemove(at);
    say(t('about.removed', { name }));
    // The button is removed with its entry, so the focus moves to the next one.
    const next = list.current?.children.item(at + 1) ?? list.current?.children.item(at - 1);
    next?.querySelector('button')?.focus();
  };
  return (
    <>
      {entries.length > 0 && (
        <ol ref={list} className={styles.order} aria-label={label}>
          {entries.map(({ key, name, content }, at) => (
            <li key={key} className={styles.entry}>
              <button
                type="button"
                className={styles.handle}
                aria-label={t('about.move', { name })}
                title={t('about.moveHint')}
                onKeyDown={(event) => onKeyDown(event, at)}
                onPointerDown={(event) => {
                  dragged.current = key;
                  event.currentTarget.setPointerCapture(event.pointerId);
                }}
                onPointerMove={onPointerMove}
                onPointerUp={drop}
                onPointerCancel={drop}
              >
                <GripVertical size={16} aria-hidden="true" />
              </button>
              <span className={styles.what}>{content}</span>
              <ActionIcon
                variant="subtle"
                aria-label={t('about.remove', { name })}
                onClick={() => remove(at)}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
