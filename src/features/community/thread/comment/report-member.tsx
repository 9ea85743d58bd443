import { Button } from '@mantine/core';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** Reports a member, for example for their name or introduction; not offered about oneself. */
export function ReportMember({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Flag size={16} aria-hidden="true" />}
        onClick={() => setStep('asking')}
      >
        {t('report.memberTitle')}
      </Button>
      <p role="status">{step === 'done' && t('report.done')}</p>
      <ReportDialog
        opened={step === 'asking'}
        title={t('report.memberTitle')}
        about={{ username }}
        onClose={() => setStep('resting')}
        onReported={() => setStep('done')}
      />
    </>
  );
}
