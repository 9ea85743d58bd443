import { Button } from '@mantine/core';
import { isFewer } from '#model/rules/copies/holding';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudView } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { Differences } from './differences.tsx';
import { useSizeText } from './use-holds.ts';

/** Never silently: names how much there is and how little would be left. */
export function ShrinkDialog({ cloud }: { readonly cloud: CloudView }) {
  const { t } = useTranslation();
  const { confirming, cancel } = cloud;
  return (
    <DialogFrame opened={confirming !== null} title={t('cloud.shrink.title')} onClose={cancel}>
      {() => confirming && <Body confirming={confirming} cloud={cloud} />}
    </DialogFrame>
  );
}

interface Props {
  readonly confirming: NonNullable<CloudView['confirming']>;
  readonly cloud: CloudView;
}

function Body({ confirming: { kind, copy, replaced }, cloud }: Props) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const { differences } = cloud;
  const sizes = { copy: sizeText(copy), replaced: sizeText(replaced) };
  return (
    <div className={styles.dialog}>
      <p>{t(`cloud.shrink.${kind}`, sizes)}</p>
      {!isFewer(copy, replaced) && <p>{t('cloud.shrink.lessGrown')}</p>}
      {differences && <Differences differences={differences} />}
      <DialogEnds>
        <Button onClick={cloud.cancel} data-autofocus>
          {t('action.cancel')}
        </Button>
        <Button variant="danger" onClick={cloud.confirm}>
          {t('cloud.shrink.yes')}
        </Button>
      </DialogEnds>
    </div>
  );
}
