import { useState } from 'react';
import type { Parameter } from '#model/media/live2d/parameters';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import { Nothing } from './nothing.tsx';
import styles from './panels.module.css';
import { ParameterRow } from './parameter-row.tsx';

const NONE: readonly Parameter[] = [];
const FIRST_SHOWN = 6;

/** Sliders of the figure: they follow what it does, and hold what is set by hand. */
export function ParameterPanel() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const viewer = useViewer();
  const [isOpen, open] = useState(false);
  const id = useLive2dPart(({ selected }) => selected?.id ?? null);
  const held = useLive2dPart(({ selected }) => selected?.held ?? null);
  const all = useLive2dPart(({ figure }) => (figure?.status === 'ready' ? figure.facts.parameters : NONE));
  const values = new Map((held ?? []).map((one) => [one.id, one.value]));
  const shown = isOpen ? all : all.filter((one, at) => at < FIRST_SHOWN || values.has(one.id));
  const more = all.length - shown.length;
  return (
    <Section
      id="parameters"
      title={t('live2d.parameters')}
      note={
        id !== null &&
        values.size > 0 && (
          <>
            <span className={styles.badge}>{t('live2d.changed', { number: integer(values.size) })}</span>
            <button
              type="button"
              className={styles.link}
              onClick={() => currentView(viewer).resetParameters(id)}
            >
              {t('live2d.resetAll')}
            </button>
          </>
        )
      }
    >
      <Nothing isThere={id !== null && all.length > 0} text={t('live2d.noParameters')}>
        {id !== null &&
          shown.map((parameter) => (
            <ParameterRow
              key={`${id} ${parameter.id}`}
              layer={id}
              parameter={parameter}
              held={values.get(parameter.id) ?? null}
            />
          ))}
        {more > 0 && (
          <button type="button" className={styles.link} onClick={() => open(true)}>
            {t('live2d.moreParameters', { number: integer(more) })}
          </button>
        )}
      </Nothing>
    </Section>
  );
}
