import { ActionIcon } from '@mantine/core';
import { GripVertical, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

const middleOf = (child: Element): number => {
  const { top, bottom } = child.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** Where an entry of a list belongs at this height: below every other one whose middle is above. */
const placeAt = (list: HTMLElement, at: number, y: number): number =>
  [...list.children].filter((child, index) => index !== at && middleOf(child) < y).length;

interface Drag {
  readonly key: string;
  readonly pointer: number;
}

interface Dragging {
  readonly begin: (event: PointerEvent, key: string) => void;
  /** The key of the entry that is dragged; null for none. */
  readonly dragged: string | null;
}

/**
 * Follows the pointer until it is let go, wherever that is. A handle that captured the pointer would lose it, for React takes an entry out
 * of the document to put it elsewhere.
 */
function useDragging(onDrag: (key: string, y: number) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef(onDrag);
  useLayoutEffect(() => {
    latest.current = onDrag;
  });
  useEffect(() => {
    if (drag === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOwn = ({ pointerId }: globalThis.PointerEvent) => pointerId === drag.pointer;
    const end = (event: globalThis.PointerEvent) => {
      if (isOwn(event)) setDrag(null);
    };
    window.addEventListener(
      'pointermove',
      (event) => {
        if (isOwn(event)) latest.current(drag.key, event.clientY);
      },
      { signal },
    );
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => listening.abort();
  }, [drag]);
  return {
    begin: ({ button, pointerId }, key) => {
      if (button === 0) setDrag({ key, pointer: pointerId });
    },
    dragged: drag?.key ?? null,
  };
}

/** Chosen things in an order of the member's own: a handle for each, which is dragged, or moved with arrow keys. */
export function OrderList({ label, entries, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
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
  const { begin, dragged } = useDragging((key, y) => {
    const from = entries.findIndex((entry) => entry.key === key);
    if (from < 0 || !list.current) return;
    move(from, placeAt(list.current, from, y));
    list.current.children.item(from)?.scrollIntoView({ block: 'nearest' });
  });
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
            <li key={key} className={styles.entry} data-dragged={key === dragged || undefined}>
              <button
                type="button"
                className={styles.handle}
                aria-label={t('about.move', { name })}
                title={t('about.moveHint')}
                onKeyDown={(event) => onKeyDown(event, at)}
                onPointerDown={(event) => begin(event, key)}
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
