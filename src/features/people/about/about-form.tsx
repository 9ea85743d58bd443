import { Button } from '@mantine/core';
import { Eye, PenLine, RotateCcw, Save } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { faultsOfAbout } from '#model/writing/about';
import type { Member } from '#src/features/account/people/people.data.ts';
import { DraftState } from '#src/features/studio/draft-state.tsx';
import { submittingKeys } from '#src/features/studio/text/use-shortcuts.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AboutView } from '../use-about.ts';
import styles from './about.module.css';
import { AboutPreview } from './about-preview.tsx';
import { AboutRefusalNote } from './about-refusal-note.tsx';
import { CollectionField } from './collection-field.tsx';
import { FavouritesFields } from './favourites-fields.tsx';
import { IntroField } from './intro-field.tsx';
import { PlayersField } from './players-field.tsx';
import { PosterField } from './poster-field.tsx';
import { SocialField } from './social-field.tsx';
import { TitlesField } from './titles-field.tsx';

interface Props {
  readonly member: Member;
  readonly view: AboutView;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The profile form, with a preview beside it. */
export function AboutForm({ member, view }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const [arriving, setArriving] = useState(0);
  const { about, change } = view;
  useLeaveWarning(view.isAtRisk || arriving > 0);
  const shown = useDeferredValue(about);
  const canSave = view.canSave && arriving === 0;
  const save = () => {
    if (canSave) view.save();
  };
  const choice = (icon: React.ReactNode, text: string) => (
    <span className={styles.view}>
      {icon}
      {text}
    </span>
  );
  return (
    <form
      className={styles.page}
      data-view={side}
      onKeyDown={submittingKeys(save)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <header className={styles.head}>
        <h1>{t('page.aboutMe')}</h1>
        <div className={styles.ends}>
          {view.isChanged && (
            <Button leftSection={<RotateCcw {...ICON} />} onClick={view.discard}>
              {t('about.discard')}
            </Button>
          )}
          <Button
            type="submit"
            variant="filled"
            leftSection={<Save {...ICON} />}
            aria-disabled={!canSave}
            aria-busy={view.isSaving}
            aria-describedby={`${id}-why`}
          >
            {t('about.save')}
          </Button>
        </div>
      </header>
      <div className={styles.state}>
        <DraftState state={view.draftState} />
        <p id={`${id}-why`} role="status" className={styles.why}>
          {view.isSaved && t('about.saved')}
          {view.isChanged && arriving > 0 && t('about.waitForPictures')}
          {view.isChanged && faultsOfAbout(about).length > 0 && t('about.faulty')}
        </p>
      </div>
      {view.isRestored && (
        <div className={styles.restored} role="status">
          <p>{t('about.restored')}</p>
          <Button onClick={view.discard}>{t('about.discard')}</Button>
          <Button variant="subtle" onClick={view.closeNote}>
            {t('action.dismiss')}
          </Button>
        </div>
      )}
      <AboutRefusalNote member={member} view={view} />
      <div className={styles.switch}>
        <SegmentedChoice
          label={t('about.view')}
          value={side}
          choices={[
            { value: 'write', label: choice(<PenLine {...ICON} />, t('action.edit')) },
            { value: 'preview', label: choice(<Eye {...ICON} />, t('about.preview')) },
          ]}
          onChange={setSide}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <PosterField poster={about.posterCard} onChange={(posterCard) => change({ posterCard })} />
          <TitlesField titles={about.titles} onChange={(titles) => change({ titles })} />
          <IntroField intro={about.intro} view={view} onArriving={setArriving} onSave={save} />
          <FavouritesFields about={about} onChange={change} />
          <CollectionField username={member.username} />
          <PlayersField players={about.serverIds} onChange={(serverIds) => change({ serverIds })} />
          <SocialField text={about.socialMedia} onChange={(socialMedia) => change({ socialMedia })} />
        </div>
        <AboutPreview member={member} about={shown} />
      </div>
    </form>
  );
}
