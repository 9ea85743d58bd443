import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { ImageDown, Link2 } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './simulator.module.css';
import { useRunPicture } from './use-run-picture.ts';
import type { Simulated } from './use-simulation.ts';

const PATIENCE_MS = 2_500;
const ICON = 16;

interface Props {
  readonly title: string;
  readonly simulated: Simulated;
}

/** The pulls for others, as a link and as a picture. */
export function ShareRun({ title, simulated }: Props) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const picture = useRunPicture(title, simulated);
  return (
    <footer className={styles.share}>
      <Button
        leftSection={<Link2 size={ICON} aria-hidden="true" />}
        onClick={() => copy(`${window.location.href.split('#')[0]}#simulator`)}
      >
        {t('copy.link')}
      </Button>
      <Button
        leftSection={<ImageDown size={ICON} aria-hidden="true" />}
        aria-busy={picture.isDrawing}
        onClick={picture.save}
      >
        {t('gacha.simulate.picture')}
      </Button>
      {simulated.seed !== null && (
        <span className="muted">{t('gacha.simulate.seed', { seed: simulated.seed })}</span>
      )}
      <span className="muted" role="status">
        {(copied && t('copy.linkCopied')) || (error && t('copy.failed')) || picture.said}
      </span>
    </footer>
  );
}
