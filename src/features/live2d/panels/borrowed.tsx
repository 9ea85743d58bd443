import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ModelFiles } from '#model/media/live2d/model-files';
import { isSameModel, type LayerModel } from '#model/media/live2d/scene/scene';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fullName, useModelNames } from '../model-names.ts';
import { currentView, missingNames, type StagedLayer, useLive2dPart, useViewer } from '../use-live2d.ts';
import { ActList } from './act-list.tsx';
import styles from './panels.module.css';

interface Props {
  readonly layer: StagedLayer;
  /** The model that they are borrowed from. */
  readonly from: LayerModel;
}

type Lent = { readonly from: LayerModel; readonly files: ModelFiles | null };

/** Motions and faces of another model, for the figure that is selected. */
export function Borrowed({ layer, from }: Props) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const nameOf = useModelNames();
  const [lent, setLent] = useState<Lent | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = tries < 0;
    const take = (files: ModelFiles | null) => {
      if (!isOver) setLent({ from, files });
    };
    viewer.seat.host?.sourceOf(from).then(
      ({ files }) => take(files),
      () => take(null),
    );
    return () => {
      isOver = true;
    };
  }, [viewer, from, tries]);
  const figure = useLive2dPart((view) => view.figure);
  const { play, wear } = currentView(viewer);
  const isHere = lent !== null && isSameModel(lent.from, from);
  const name = fullName(nameOf(from));
  const motion = isSameModel(layer.motion?.of ?? null, from) ? (layer.motion?.name ?? null) : null;
  const face = isSameModel(layer.expression?.of ?? null, from) ? (layer.expression?.name ?? null) : null;
  if (!isHere) return <p className={styles.hint}>{t('action.loading')}</p>;
  if (!lent.files) {
    return (
      <div role="alert" className={styles.hint}>
        {t('live2d.notLent', { name })}{' '}
        <Button size="xs" onClick={() => setTries(tries + 1)}>
          {t('action.retry')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset aria-label={t('live2d.borrowed', { name })} className={styles.borrowed}>
      <p className={styles.hint}>{t('live2d.borrowed', { name })}</p>
      <ActList
        names={lent.files.motions.map((file) => file.name)}
        missing={missingNames(figure, 'motion', from)}
        current={motion}
        isPlaying={layer.isPlaying}
        onPress={(pressed) =>
          play(layer.id, layer.isPlaying && pressed === motion ? null : { name: pressed, of: from })
        }
      />
      <ActList
        names={lent.files.expressions.map((file) => file.name)}
        missing={missingNames(figure, 'expression', from)}
        current={face}
        isPlaying={false}
        onPress={(pressed) => wear(layer.id, pressed === face ? null : { name: pressed, of: from })}
      />
    </fieldset>
  );
}
