import { Button } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './import.module.css';
import { Preview } from './preview.tsx';
import { SourceFields, type SourceInput } from './source-fields.tsx';
import { type ImportingView, useImporting } from './use-importing.ts';

interface Props {
  /** What was shown is in the profiles now. */
  readonly onApplied?: () => void;
}

const NOTHING: SourceInput = { text: '', isLong: false };

/** A text or file on its way into the profiles, and what it would change there. Waits for its code. */
export function ImportForm({ onApplied }: Props) {
  const importing = useImporting();
  const [given, give] = useState(NOTHING);
  // That it was read shows at once; what would change is worked out and drawn in slices.
  const settled = useDeferredValue(importing.reading, null);
  const reading = importing.reading && settled;
  return (
    <div className={styles.form}>
      <SourceFields importing={importing} given={given} onGiven={give} />
      <Outcome importing={importing} />
      {reading && (
        <Preview
          importing={importing}
          reading={reading}
          onApplied={() => {
            give(NOTHING);
            onApplied?.();
          }}
        />
      )}
    </div>
  );
}

/** That something is being read, why it could not be, or what came of it. */
function Outcome({ importing }: { readonly importing: ImportingView }) {
  const { t } = useTranslation();
  const { isBusy, failure, applied, discard } = importing;
  return (
    <div className={styles.outcome}>
      <div role="status">
        {isBusy && <p className="muted">{t('import.reading')}</p>}
        {failure && <p className={styles.failed}>{t(`import.failed.${failure}`)}</p>}
        {applied !== null && <p className={styles.done}>{t('import.applied', { number: applied })}</p>}
      </div>
      {isBusy && <Button onClick={discard}>{t('action.cancel')}</Button>}
    </div>
  );
}
