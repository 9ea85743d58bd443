import { lazy, Suspense } from 'react';
import type { LayerModel } from '#model/media/live2d/scene/scene';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

const FoundModels = lazy(async () => ({ default: (await import('./found-models.tsx')).FoundModels }));

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly selected: LayerModel | null;
  readonly onClose: () => void;
  readonly onPick: (model: LayerModel) => void;
}

/** A dialog to choose the model of a costume. */
export function ModelPicker({ opened, title, selected, onClose, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={title} tall width={720} onClose={onClose}>
      {() => (
        <Suspense fallback={<p role="status">{t('action.loading')}</p>}>
          <FoundModels
            selected={selected}
            onPick={(model) => {
              onPick(model);
              onClose();
            }}
          />
        </Suspense>
      )}
    </DialogFrame>
  );
}
