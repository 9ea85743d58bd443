import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ModerationCase, useFileRemoval } from '../cases.data.ts';

const NAMED = /\/api\/upload\/file\/([0-9a-f]{40})/g;

/** Hashes of the files that a text shows or plays, each once. */
const filesOf = ({ post, member, kind }: ModerationCase): readonly string[] => [
  ...new Set(
    [
      ...JSON.stringify([post?.content, post?.song, kind === 'member' && member?.intro]).matchAll(NAMED),
    ].flatMap(([, hash]) => hash ?? []),
  ),
];

/**
 * Removes the files of a text everywhere; hiding the text leaves them in other texts. Asks for confirmation, because
 * this cannot be undone.
 */
export function RemoveFiles({ item }: { readonly item: ModerationCase }) {
  const { t } = useTranslation();
  const { remove, isBusy } = useFileRemoval();
  const [step, setStep] = useState<'resting' | 'asking' | 'done' | 'failed'>('resting');
  const hashes = filesOf(item);
  if (hashes.length === 0) return null;
  const removeAll = async () => {
    const outcomes = await Promise.all(hashes.map(remove));
    setStep(outcomes.every(({ isDone }) => isDone) ? 'done' : 'failed');
  };
  if (step === 'done') return <span role="status">{t('console.report.filesGone')}</span>;
  if (step === 'resting')
    return (
      <Button onClick={() => setStep('asking')}>
        {t('console.report.removeFiles', { count: hashes.length })}
      </Button>
    );
  return (
    <>
      {step === 'failed' && <span role="alert">{t('console.outcome.failed')}</span>}
      <Button variant="danger" loading={isBusy} onClick={() => void removeAll()} autoFocus>
        {t('console.report.removeFilesNow')}
      </Button>
      <Button onClick={() => setStep('resting')}>{t('action.cancel')}</Button>
    </>
  );
}
