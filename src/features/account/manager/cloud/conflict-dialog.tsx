import { Button } from '@mantine/core';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type CloudView, CONFLICT_CHOICES } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { Copies } from './copies.tsx';
import { Differences } from './differences.tsx';

const WIDTH = 640;

/** Both sides have something that the other lacks: shows both and asks. */
export function ConflictDialog({ cloud }: { readonly cloud: CloudView }) {
  const { t } = useTranslation();
  const { isDeciding, relation, differences, resolve, cancel } = cloud;
  return (
    <DialogFrame opened={isDeciding} title={t('cloud.conflict.title')} width={WIDTH} onClose={cancel}>
      {() => (
        <div className={styles.dialog}>
          {relation && <p>{t(`cloud.relation.${relation}`)}</p>}
          <Copies cloud={cloud} />
          {differences && <Differences differences={differences} />}
          <p className="muted">{t('cloud.conflict.text')}</p>
          <DialogEnds>
            <Button onClick={cancel} data-autofocus>
              {t('action.cancel')}
            </Button>
            {CONFLICT_CHOICES.map((choice) => (
              <Button
                key={choice}
                variant={choice === 'both' ? 'filled' : 'default'}
                onClick={() => resolve(choice)}
              >
                {t(`cloud.conflict.${choice}`)}
              </Button>
            ))}
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}
