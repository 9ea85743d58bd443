import { useState } from 'react';
import { bandColor } from '#model/listing/views/bands';
import { Face } from '#src/kit/card/face.tsx';
import { PickerButton } from '#src/kit/field/picker-button.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useModelNames } from '../model-names.ts';
import { ModelPicker } from '../picker/model-picker.tsx';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import styles from './panels.module.css';

const FACE = 28;

/** Whose figure it is, and in which costume. */
export function FigurePanel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const [isOpen, open] = useState(false);
  useSentStep('figure', true, () => open(true));
  const layer = useLive2dPart((view) => view.selected);
  const nameOf = useModelNames();
  const name = layer && nameOf(layer.model);
  const character = name?.character ?? null;
  return (
    <div className={styles.figure}>
      <PickerButton label={t('live2d.model')} tall onOpen={() => open(true)}>
        {character && (
          <Face
            id={character.id}
            bandId={character.bandId ?? 0}
            monogram={name?.monogram ?? ''}
            size={FACE}
          />
        )}
        <span className={styles.names} style={{ '--ring': bandColor(character?.bandId ?? 0) }}>
          <b>{name ? name.who || t('live2d.model') : t('live2d.chooseModel')}</b>
          {name && <span className={styles.clip}>{name.what}</span>}
        </span>
      </PickerButton>
      {name?.costume && (
        <PageLink to={`/info/costumes/${name.costume.id}`} className={styles.more}>
          {t('live2d.aboutCostume')}
        </PageLink>
      )}
      <ModelPicker
        opened={isOpen}
        title={t('live2d.chooseModel')}
        selected={layer?.model ?? null}
        onClose={() => open(false)}
        onPick={(model) => currentView(viewer).choose(model)}
      />
    </div>
  );
}
