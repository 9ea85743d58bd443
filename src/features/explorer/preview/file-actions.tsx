import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Copy, Download, ExternalLink, Quote } from 'lucide-react';
import { storyName } from '#model/media/explorer/asset-address';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AssetFile, addressOf } from '../explorer.data.ts';
import styles from './preview.module.css';

const ICON = 16;
const PATIENCE_MS = 2_500;

interface CopyProps {
  readonly text: string;
  readonly label: string;
  readonly icon: 'address' | 'story';
}

function CopyButton({ text, label, icon }: CopyProps) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const Icon = icon === 'address' ? Copy : Quote;
  const said = copied ? t('explorer.copied') : error ? t('copy.failed') : null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={ICON} aria-hidden="true" />}
        onClick={() => copy(text)}
      >
        {copied ? t('explorer.copied') : label}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** What can be done with a file: taking it along, or its address. */
export function FileActions({ file }: { readonly file: AssetFile }) {
  const { t } = useTranslation();
  const path = addressOf(file);
  return (
    <div className={styles.actions}>
      <p className={styles.address}>
        <bdi>{path}</bdi>
      </p>
      <Button
        component="a"
        variant="filled"
        href={path}
        download={file.name}
        leftSection={<Download size={ICON} aria-hidden="true" />}
      >
        {t('explorer.download')}
      </Button>
      <CopyButton
        text={new URL(path, window.location.href).href}
        label={t('explorer.copyAddress')}
        icon="address"
      />
      <Button
        component="a"
        variant="default"
        href={path}
        target="_blank"
        rel="noreferrer"
        leftSection={<ExternalLink size={ICON} aria-hidden="true" />}
      >
        {t('explorer.newTab')}
      </Button>
      <CopyButton text={storyName(file.bundle, file.name)} label={t('explorer.copyStory')} icon="story" />
    </div>
  );
}
