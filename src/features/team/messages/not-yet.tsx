import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FilePlus, Layers, Music, Upload, Users } from 'lucide-react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsFirst } from '../../account/copies/cards-first.tsx';
import { SongChoice, useSongPlace } from '../fields/song-field.tsx';
import { ProfileImport, useImportDialog, useNewProfile } from '../profile/new-profile.tsx';
import type { Question } from '../question/use-question.ts';
import styles from './messages.module.css';

interface Props {
  readonly question: Question;
}

const ICON = 28;

/** Without a collection: one press to try, or bring one's own. */
export function NoProfile({ question }: Props) {
  const { t } = useTranslation();
  const { isLoading } = useProfiles();
  const { addPremade, isMaking, addEmpty } = useNewProfile(question);
  if (isLoading) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <EmptyState
      icon={<Users size={ICON} />}
      title={t('builder.empty.profileTitle')}
      text={t('builder.empty.profileText')}
    >
      <CardsFirst>
        {(variant) => (
          <Button
            variant={variant}
            leftSection={<Layers size={16} aria-hidden="true" />}
            loading={isMaking}
            onClick={addPremade}
          >
            {t('builder.empty.premade')}
          </Button>
        )}
      </CardsFirst>
      <ImportButton question={question} />
      <Button leftSection={<FilePlus size={16} aria-hidden="true" />} onClick={addEmpty}>
        {t('builder.empty.blank')}
      </Button>
    </EmptyState>
  );
}

export function NoCards({ question }: Props) {
  const { t } = useTranslation();
  const { addPremade, isMaking } = useNewProfile(question);
  return (
    <EmptyState
      icon={<Users size={ICON} />}
      title={t('builder.empty.noCardsTitle')}
      text={t('builder.empty.noCardsText')}
    >
      <ImportButton question={question} />
      <Button leftSection={<Layers size={16} aria-hidden="true" />} loading={isMaking} onClick={addPremade}>
        {t('builder.empty.premade')}
      </Button>
    </EmptyState>
  );
}

interface SongProps extends Props {
  /** What a song is chosen for. */
  readonly text: string;
}

export function NoSong({ question, text }: SongProps) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  const place = useSongPlace(question);
  return (
    <EmptyState icon={<Music size={ICON} />} title={t('builder.empty.songTitle')} text={text}>
      <Button variant="filled" onClick={picker.open}>
        {t('builder.live.noSong')}
      </Button>
      <SongChoice isOpen={isOpen} onClose={picker.close} place={place} />
    </EmptyState>
  );
}

function ImportButton({ question }: Props) {
  const { t } = useTranslation();
  const importing = useImportDialog(question);
  return (
    <>
      <Button leftSection={<Upload size={16} aria-hidden="true" />} onClick={importing.open}>
        {t('builder.empty.import')}
      </Button>
      <ProfileImport {...importing.props} />
    </>
  );
}
