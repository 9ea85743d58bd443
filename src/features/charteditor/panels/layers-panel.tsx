import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Eye, EyeOff, Plus, SquareArrowRight, X } from 'lucide-react';
import { MAX_LAYER_NAME, MAX_LAYERS } from '#model/chart/editing/commands/layers';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './panels.module.css';

/** Layers: which one new notes go to, which ones are hidden. */
export function LayersPanel({ actor }: { readonly actor: ChartEditorActor }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const layers = useChartEditorPart(actor, (view) => view.sheet.layers);
  const current = useChartEditorPart(actor, (view) => view.layer);
  const hasSelection = useChartEditorPart(actor, (view) => view.selection.size > 0);
  const { run, chooseLayer } = currentView(actor);
  return (
    <Section id="layers" title={t('chartEditor.layers')}>
      <ul className={styles.rows}>
        {layers.map(({ id, name, isHidden }, index) => {
          const shown = name || t('chartEditor.layer', { number: integer(index + 1) });
          return (
            <li key={id} className={styles.row}>
              <input
                type="radio"
                name="chart-layer"
                checked={id === current}
                aria-label={t('chartEditor.chooseLayer', { name: shown })}
                onChange={() => chooseLayer(id)}
              />
              <TextInput
                key={name}
                className={styles.grow}
                aria-label={t('chartEditor.layerName', { name: shown })}
                placeholder={shown}
                defaultValue={name}
                maxLength={MAX_LAYER_NAME}
                onBlur={({ currentTarget }) =>
                  run({ kind: 'renameLayer', id, name: currentTarget.value.trim() })
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-pressed={isHidden}
                aria-label={t('chartEditor.hideLayer', { name: shown })}
                onClick={() => run({ kind: 'hideLayer', id, isHidden: !isHidden })}
              >
                {isHidden ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={!hasSelection}
                aria-label={t('chartEditor.toLayer', { name: shown })}
                onClick={() => run({ kind: 'toLayer', id })}
              >
                <SquareArrowRight size={16} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={layers.length === 1}
                aria-label={t('chartEditor.removeLayer', { name: shown })}
                onClick={() => run({ kind: 'removeLayer', id })}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden="true" />}
        disabled={layers.length >= MAX_LAYERS}
        onClick={() => run({ kind: 'addLayer', name: '' })}
      >
        {t('chartEditor.addLayer')}
      </Button>
      <p className={styles.hint}>{t('chartEditor.staysHere')}</p>
    </Section>
  );
}
