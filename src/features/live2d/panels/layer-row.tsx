import { ActionIcon } from '@mantine/core';
import { Eye, EyeOff, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Face } from '#src/kit/card/face.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fullName, useModelNames } from '../model-names.ts';
import { currentView, type StagedLayer, useViewer } from '../use-live2d.ts';
import styles from './panels.module.css';

interface Props {
  readonly layer: StagedLayer;
  /** From back to front. */
  readonly place: number;
  readonly count: number;
  readonly isSelected: boolean;
}

const ICON = 16;
const FACE = 28;

/** A figure in the list: select it, hide it, and move it by its handle with the mouse, a finger or the arrow keys. */
export function LayerRow({ layer, place, count, isSelected }: Props) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const nameOf = useModelNames();
  const name = nameOf(layer.model);
  const { select, change } = currentView(viewer);
  const said = fullName(name);
  return (
    <li className={styles.layer} data-selected={isSelected || undefined}>
      <Grip layer={layer} place={place} count={count} name={said} />
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isSelected}
        onClick={() => select(layer.id)}
      >
        {name.character && (
          <Face
            id={name.character.id}
            bandId={name.character.bandId ?? 0}
            monogram={name.monogram}
            size={FACE}
          />
        )}
        <span className={styles.clip}>
          {name.who !== '' && <b>{`${name.who} `}</b>}
          {name.what}
        </span>
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-pressed={!layer.isShown}
        aria-label={t('live2d.hideLayer', { name: said })}
        onClick={() => change(layer.id, { isShown: !layer.isShown })}
      >
        {layer.isShown ? <Eye size={ICON} aria-hidden="true" /> : <EyeOff size={ICON} aria-hidden="true" />}
      </ActionIcon>
    </li>
  );
}

interface GripProps extends Pick<Props, 'layer' | 'place' | 'count'> {
  readonly name: string;
}

/** The list stands upside down: its first row is the figure in front. */
function Grip({ layer, place, count, name }: GripProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const held = useRef<{ readonly y: number; readonly place: number; readonly height: number } | null>(null);
  const moveTo = (to: number) => {
    const kept = Math.min(count - 1, Math.max(0, to));
    if (kept !== place) currentView(viewer).move(layer.id, kept);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, Home: count, End: -count }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveTo(place + by);
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const height = event.currentTarget.closest('li')?.offsetHeight ?? 0;
    held.current = { y: event.clientY, place, height };
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (!held.current || held.current.height === 0) return;
    moveTo(held.current.place - Math.round((clientY - held.current.y) / held.current.height));
  };
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={t('live2d.moveLayer', { name })}
      title={t('live2d.moveHint')}
      onKeyDown={press}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <GripVertical size={ICON} aria-hidden="true" />
    </button>
  );
}
