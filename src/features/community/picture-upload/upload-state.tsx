import { Button, Progress } from '@mantine/core';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { UploadFailure, UploadView } from '../use-upload.ts';
import { PickedPicture } from './picked-picture.tsx';
import styles from './picture-upload.module.css';

const WHOLE = 100;

interface Props {
  readonly upload: UploadView;
}

/** How far the picture is, or how it ended. Nothing to see while there is none. */
export function UploadState({ upload }: Props) {
  const { t } = useTranslation();
  const { status, isBusy, picked, failure } = upload;
  const name = picked?.name ?? '';
  const words = status === 'idle' || status === 'failed' ? '' : t(`upload.status.${status}`, { name });
  return (
    <div className={styles.state} data-quiet={(!isBusy && failure === null) || undefined}>
      <p role="status" className="visually-hidden">
        {words}
      </p>
      {isBusy && <Underway upload={upload} words={words} />}
      <div role="alert" className={styles.failure} hidden={failure === null}>
        {failure && <FailureWords failure={failure} />}
        {upload.canRetry && (
          <Button variant="default" onClick={upload.retry}>
            {t('action.retry')}
          </Button>
        )}
        {failure && (
          <Button variant="default" onClick={upload.close}>
            {t('action.dismiss')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Underway({ upload: { picked, share, cancel }, words }: Props & { readonly words: string }) {
  const { t } = useTranslation();
  const percent = share === null ? WHOLE : Math.round(share * WHOLE);
  return (
    <div className={styles.row}>
      {picked && <PickedPicture file={picked} />}
      <div className={styles.course}>
        <span aria-hidden="true" className={styles.words}>
          {words}
        </span>
        <Progress
          value={percent}
          animated={share === null}
          striped={share === null}
          aria-label={t('upload.progress')}
        />
      </div>
      <Button variant="default" onClick={cancel}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}

function FailureWords({ failure }: { readonly failure: UploadFailure }) {
  const { t } = useTranslation();
  return (
    <span>
      {failure.kind === 'wait'
        ? t('upload.wait', { count: failure.seconds })
        : t(`upload.failure.${failure.kind}`)}
    </span>
  );
}
