import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FilePlus, Layers, Music, Upload, Users } from 'lucide-react';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../answer/answer.module.css';
import { SongChoice } from '../live/song-choice.tsx';
import { ProfileImport } from '../profile/profile-import.tsx';
import { useImportDialog } from '../profile/use-import-dialog.ts';
import type { Builder } from '../state/builder.ts';
import { useNewProfile } from '../state/use-new-profile.ts';

interface Props {
  readonly builder: Builder;
}

const ICON = 28;

/** Without a collection: one press to try, or bring one's own. */
export function NoProfile({ builder }: Props) {
  const { t } = useTranslation();
  const { isLoading } = useProfiles();
  const { addPremade, addEmpty } = useNewProfile(builder);
  if (isLoading) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <EmptyState
      icon={<Users size={ICON} />}
      title={t('builder.empty.profileTitle')}
      text={t('builder.empty.profileText')}
    >
      <Button variant="filled" leftSection={<Layers size={16} aria-hidden="true" />} onClick={addPremade}>
        {t('builder.empty.premade')}
      </Button>
      <ImportButton builder={builder} />
      <Button leftSection={<FilePlus size={16} aria-hidden="true" />} onClick={addEmpty}>
        {t('builder.empty.blank')}
      </Button>
    </EmptyState>
  );
}

export function NoCards({ builder }: Props) {
  const { t } = useTranslation();
  const { addPremade } = useNewProfile(builder);
  return (
    <EmptyState
      icon={<Users size={ICON} />}
      title={t('builder.empty.noCardsTitle')}
      text={t('builder.empty.noCardsText')}
    >
      <ImportButton builder={builder} />
      <Button leftSection={<Layers size={16} aria-hidden="true" />} onClick={addPremade}>
        {t('builder.empty.premade')}
      </Button>
    </EmptyState>
  );
}

interface SongProps extends Props {
  /** What a song is chosen for. */
  readonly text: string;
}

export function NoSong({ builder, text }: SongProps) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  return (
    <EmptyState icon={<Music size={ICON} />} title={t('builder.empty.songTitle')} text={text}>
      <Button variant="filled" onClick={picker.open}>
        {t('builder.live.noSong')}
      </Button>
      <SongChoice builder={builder} isOpen={isOpen} onClose={picker.close} />
    </EmptyState>
  );
}

function ImportButton({ builder }: Props) {
  const { t } = useTranslation();
  const importing = useImportDialog(builder);
  return (
    <>
      <Button leftSection={<Upload size={16} aria-hidden="true" />} onClick={importing.open}>
        {t('builder.empty.import')}
      </Button>
      <ProfileImport {...importing.props} />
    </>
  );
}
