import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ComposerView } from '../../use-composer.ts';
import styles from './composer.module.css';

interface Props {
  readonly composer: ComposerView;
}

const SIDE = 88;

/** Pictures that go with the text, each to be taken out again. */
export function Pictures({ composer: { pictures, removePicture } }: Props) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t('composer.pictures')}>
      {pictures.map((path, index) => (
        <li key={path} className={styles.picture}>
          <img src={path} alt={t('richText.image', { place: index + 1 })} width={SIDE} height={SIDE} />
          <ActionIcon
            variant="filled"
            aria-label={t('composer.removePicture', { place: index + 1 })}
            onClick={() => removePicture(path)}
          >
            <X size={16} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
