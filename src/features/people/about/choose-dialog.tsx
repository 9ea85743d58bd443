import { lazy, Suspense } from 'react';
import type { KindChoiceProps } from '#src/features/studio/insert/kind-choice.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** The pickers load with the first dialog. */
const load = async () => ({
  default: (await import('#src/features/studio/insert/kind-choice.tsx')).KindChoice,
});
const KindChoice = lazy(load);

interface Props extends KindChoiceProps {
  readonly opened: boolean;
}

/** A dialog to choose things of one kind. */
export function ChooseDialog({ opened, ...props }: Props) {
  const { t } = useTranslation();
  useCodeAhead(load);
  return (
    <DialogFrame
      opened={opened}
      title={t(`write.kind.${props.kind}`)}
      onClose={props.onClose}
      tall
      width={720}
    >
      {() => (
        <Suspense fallback={null}>
          <KindChoice {...props} />
        </Suspense>
      )}
    </DialogFrame>
  );
}
