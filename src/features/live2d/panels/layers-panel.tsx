import { ActionIcon } from '@mantine/core';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MAX_LAYERS } from '#model/media/live2d/scene/scene';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ModelPicker } from '../picker/model-picker.tsx';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import { LayerRow } from './layer-row.tsx';
import { OpacityField } from './opacity-field.tsx';
import styles from './panels.module.css';

const ICON = 16;

/** Figures of the scene, those in front first. */
export function LayersPanel() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const viewer = useViewer();
  const [isOpen, open] = useState(false);
  const layers = useLive2dPart((view) => view.layers);
  const selected = useLive2dPart((view) => view.selected);
  const hasRoom = useLive2dPart((view) => view.hasRoom);
  const { add, duplicate, remove } = currentView(viewer);
  return (
    <div className={styles.panel}>
      <Section
        id="layers"
        title={t('live2d.layers')}
        note={
          <>
            {layers.length > 0 && `${integer(layers.length)} / ${integer(MAX_LAYERS)}`}
            <Act label={t('live2d.addLayer')} disabled={!hasRoom} onPress={() => open(true)}>
              <Plus size={ICON} aria-hidden="true" />
            </Act>
            <Act
              label={t('live2d.duplicateLayer')}
              disabled={!hasRoom || !selected}
              onPress={() => selected && duplicate(selected.id)}
            >
              <Copy size={ICON} aria-hidden="true" />
            </Act>
            <Act
              label={t('live2d.removeLayer')}
              disabled={!selected}
              onPress={() => selected && remove(selected.id)}
            >
              <Trash2 size={ICON} aria-hidden="true" />
            </Act>
          </>
        }
      >
        {layers.length === 0 && <p className={styles.hint}>{t('live2d.noLayers')}</p>}
        <ul className={styles.layers}>
          {layers.toReversed().map((layer, at) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              place={layers.length - 1 - at}
              count={layers.length}
              isSelected={layer.id === selected?.id}
            />
          ))}
        </ul>
        {selected && <Opacity />}
      </Section>
      <ModelPicker
        opened={isOpen}
        title={t('live2d.addLayer')}
        selected={null}
        onClose={() => open(false)}
        onPick={add}
      />
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Act = ({ label, disabled, onPress, children }: ActProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </ActionIcon>
);

function Opacity() {
  const viewer = useViewer();
  const layer = useLive2dPart((view) => view.selected);
  return (
    layer && (
      <OpacityField
        opacity={layer.opacity}
        onChange={(opacity) => currentView(viewer).change(layer.id, { opacity })}
      />
    )
  );
}
