import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useVerdict, type Verdict } from '../reports.data.ts';

interface Props {
  readonly id: number;
  readonly onSettled: (verdict: Verdict, id: number) => void;
}

/** Keeps a text or hides it. Hiding is asked once more, because after a while nobody can bring it back. */
export function VerdictButtons({ id, onSettled }: Props) {
  const { t } = useTranslation();
  const { decide, isBusy } = useVerdict();
  const [step, setStep] = useState<'resting' | 'asking' | 'given up' | 'failed'>('resting');
  const settle = async (verdict: Verdict) => {
    const result = await decide(id, verdict);
    if (result.isDone) onSettled(verdict, id);
    else setStep('failed');
  };
  return (
    <>
      {step === 'failed' && <span role="alert">{t('console.outcome.failed')}</span>}
      {step === 'asking' ? (
        <>
          <Button variant="danger" loading={isBusy} onClick={() => void settle('delete')} autoFocus>
            {t('console.report.hideNow')}
          </Button>
          <Button onClick={() => setStep('given up')}>{t('action.cancel')}</Button>
        </>
      ) : (
        <>
          <Button autoFocus={step === 'given up'} onClick={() => setStep('asking')}>
            {t('console.report.hide')}
          </Button>
          <Button loading={isBusy} onClick={() => void settle('dismiss')}>
            {t('console.report.keep')}
          </Button>
        </>
      )}
    </>
  );
}
