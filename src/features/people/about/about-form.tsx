import { Button } from '@mantine/core';
import { RotateCcw, Save } from 'lucide-react';
import { useDeferredValue } from 'react';
import { faultsOfAbout } from '#model/writing/about';
import type { Member } from '#src/features/account/people/people.data.ts';
import { DraftForm } from '#src/features/studio/frame/draft-form.tsx';
import { WriteOrPreview } from '#src/features/studio/frame/write-or-preview.tsx';
import { useTextEditor } from '#src/features/studio/text/use-text-editor.ts';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AboutView } from '../use-about.ts';
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
  const { about, change, isChanged } = view;
  const save = () => {
    if (canSave) view.save();
  };
  const text = useTextEditor(about.intro, {
    onChange: (intro) => change({ intro }),
    onBlur: view.keep,
    onSend: save,
  });
  const isArriving = text.arrivals.arrivals.length > 0;
  const canSave = view.canSave && !isArriving;
  useLeaveWarning(view.isAtRisk || isArriving);
  const faults = faultsOfAbout(about);
  const shown = useDeferredValue(about);
  return (
    <DraftForm
      title={t('page.aboutMe')}
      draft={view}
      sending={{
        label: t('about.save'),
        icon: <Save {...ICON} />,
        isPossible: canSave,
        isBusy: view.isSaving,
        onSend: save,
      }}
      actions={<Discard view={view} />}
      why={
        <span role="status">
          {view.isSaved && t('about.saved')}
          {isChanged && isArriving && t('about.waitForPictures')}
          {isChanged && faults.length > 0 && t('about.faulty')}
        </span>
      }
      texts={{ restored: t('about.restored'), discard: t('about.discard') }}
    >
      <AboutRefusalNote member={member} view={view} />
      <WriteOrPreview
        texts={{ view: t('about.view'), write: t('action.edit'), preview: t('about.preview') }}
        preview={<AboutPreview member={member} about={shown} />}
      >
        <PosterField poster={about.posterCard} onChange={(posterCard) => change({ posterCard })} />
        <TitlesField titles={about.titles} onChange={(titles) => change({ titles })} />
        <IntroField intro={about.intro} text={text} faults={faults} isEditable={!view.isSaving} />
        <FavouritesFields about={about} onChange={change} />
        <CollectionField username={member.username} />
        <PlayersField players={about.serverIds} onChange={(serverIds) => change({ serverIds })} />
        <SocialField text={about.socialMedia} onChange={(socialMedia) => change({ socialMedia })} />
      </WriteOrPreview>
    </DraftForm>
  );
}

/** Always there, so that the first change moves nothing; on phones without words, to share a row with the title. */
function Discard({ view: { isChanged, discard } }: Pick<Props, 'view'>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const icon = <RotateCcw {...ICON} />;
  return (
    <Button
      aria-label={t('about.discard')}
      leftSection={isPhone ? undefined : icon}
      disabled={!isChanged}
      onClick={discard}
    >
      {isPhone ? icon : t('about.discard')}
    </Button>
  );
}
