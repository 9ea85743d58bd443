import { Minus, Plus } from 'lucide-react';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { MARKS } from '../strip/paint.ts';
import { type ChartInputs, VIEWS, ZOOMS } from './address.ts';
import styles from './chart.module.css';

const ICON = 16;

/** Zoom, form, and what stands beside the notes. */
export function Toolbar({ address }: { readonly address: InAddress<ChartInputs> }) {
  const { t } = useTranslation();
  const { inputs, change } = address;
  const { zoom, view, hidden, isMirrored } = inputs;
  const place = ZOOMS.indexOf(zoom);
  const zoomBy = (by: number) =>
    change((latest) => ({ zoom: ZOOMS[ZOOMS.indexOf(latest.zoom) + by] ?? latest.zoom }));
  return (
    <div className={styles.toolbar}>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={t('chart.zoomOut')}
          disabled={place === 0}
          onClick={() => zoomBy(-1)}
        >
          <Minus size={ICON} aria-hidden="true" />
        </button>
        <output>{t('chart.perSecond', { pixels: zoom })}</output>
        <button
          type="button"
          aria-label={t('chart.zoomIn')}
          disabled={place === ZOOMS.length - 1}
          onClick={() => zoomBy(1)}
        >
          <Plus size={ICON} aria-hidden="true" />
        </button>
      </div>
      <SegmentedChoice
        label={t('list.views')}
        value={view}
        choices={VIEWS.map((value) => ({ value, label: t(`chart.view.${value}`) }))}
        onChange={(next) => change({ view: next })}
      />
      <fieldset className={styles.marks}>
        <legend className="visually-hidden">{t('chart.marks')}</legend>
        {MARKS.map((mark) => (
          <FilterChip
            key={mark}
            label={t(`chart.mark.${mark}`)}
            pressed={!hidden.includes(mark)}
            onPress={() =>
              change((latest) => ({
                hidden: latest.hidden.includes(mark)
                  ? latest.hidden.filter((each) => each !== mark)
                  : [...latest.hidden, mark],
              }))
            }
          >
            {t(`chart.mark.${mark}`)}
          </FilterChip>
        ))}
        <FilterChip
          label={t('chart.mirror')}
          pressed={isMirrored}
          onPress={() => change((latest) => ({ isMirrored: !latest.isMirrored }))}
        >
          {t('chart.mirror')}
        </FilterChip>
      </fieldset>
    </div>
  );
}
