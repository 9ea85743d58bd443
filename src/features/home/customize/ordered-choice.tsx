import { ActionIcon, Button } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './ordered-choice.module.css';

/** The buttons of a row, and the one that adds it. */
type Spot = 'up' | 'down' | 'remove' | 'add';

/**
 * Keeps the focus where the visitor works: browsers drop it when the row it is in moves in the page. `wanted` names the
 * button that has it after the next drawing.
 */
function useFocusAfter() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const button = buttons.current.get(next.current);
    if (!button) return;
    next.current = null;
    button.focus();
  });
  return {
    wanted: (one: string, spot: Spot): void => {
      next.current = `${one} ${spot}`;
    },
    refOf:
      (one: string, spot: Spot) =>
      (node: HTMLButtonElement | null): void => {
        if (node) buttons.current.set(`${one} ${spot}`, node);
        else buttons.current.delete(`${one} ${spot}`);
      },
  };
}

interface Props<T extends string> {
  readonly chosen: readonly T[];
  readonly others: readonly T[];
  /** Nothing can be changed yet. */
  readonly isLoading: boolean;
  /** Said when nothing is chosen. */
  readonly none: string;
  readonly nameOf: (one: T) => string;
  readonly onMove: (one: T, by: number) => void;
  readonly onRemove: (one: T) => void;
  readonly onAdd: (one: T) => void;
  /** Reads something out. */
  readonly say: (text: string) => void;
}

/** Things in an order of one's own: buttons and the arrow keys move them, and what is not chosen waits below. */
export function OrderedChoice<T extends string>(props: Props<T>) {
  const { chosen, others, isLoading, none, nameOf, onMove, onRemove, onAdd, say } = props;
  const { t } = useTranslation();
  const focus = useFocusAfter();
  const move = (one: T, by: number, spot: Spot) => {
    const place = chosen.indexOf(one) + by;
    if (place < 0 || place >= chosen.length) return;
    onMove(one, by);
    say(t('home.customize.place', { name: nameOf(one), place: place + 1, count: chosen.length }));
    focus.wanted(one, spot);
  };
  const remove = (one: T) => {
    const index = chosen.indexOf(one);
    const neighbour = chosen[index + 1] ?? chosen[index - 1];
    onRemove(one);
    say(t('home.customize.removed', { name: nameOf(one) }));
    if (neighbour) focus.wanted(neighbour, 'remove');
    else focus.wanted(one, 'add');
  };
  const add = (one: T) => {
    onAdd(one);
    say(t('home.customize.added', { name: nameOf(one) }));
    focus.wanted(one, 'up');
  };
  return (
    <>
      {chosen.length === 0 && <p className={styles.none}>{none}</p>}
      <ol aria-busy={isLoading}>
        {chosen.map((one, index) => (
          <ChosenRow
            key={one}
            name={nameOf(one)}
            isFirst={index === 0}
            isLast={index === chosen.length - 1}
            refOf={(spot) => focus.refOf(one, spot)}
            onMove={(by, spot) => move(one, by, spot)}
            onRemove={() => remove(one)}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <div className={styles.others}>
          <h3 className={styles.othersTitle}>{t('home.customize.others')}</h3>
          {others.map((one) => (
            <Button
              key={one}
              ref={focus.refOf(one, 'add')}
              leftSection={<Plus size={16} aria-hidden="true" />}
              aria-label={t('home.customize.add', { name: nameOf(one) })}
              onClick={() => add(one)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly refOf: (spot: Spot) => (node: HTMLButtonElement | null) => void;
  readonly onMove: (by: number, spot: Spot) => void;
  readonly onRemove: () => void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function ChosenRow({ name, isFirst, isLast, refOf, onMove, onRemove }: RowProps) {
  const { t } = useTranslation();
  const onKeys = (spot: Spot) => (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by, spot);
  };
  const button = (spot: Spot, label: string, icon: ReactNode, run: () => void, isOff = false) => (
    <ActionIcon
      ref={refOf(spot)}
      variant="subtle"
      aria-label={label}
      aria-disabled={isOff}
      onKeyDown={onKeys(spot)}
      onClick={run}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {button('up', t('home.customize.up', { name }), <ArrowUp size={16} />, () => onMove(-1, 'up'), isFirst)}
      {button(
        'down',
        t('home.customize.down', { name }),
        <ArrowDown size={16} />,
        () => onMove(1, 'down'),
        isLast,
      )}
      {button('remove', t('home.customize.remove', { name }), <X size={16} />, onRemove)}
    </li>
  );
}
