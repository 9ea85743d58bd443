import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { uniqueName } from '#model/profile/naming';
import { premadeProfile } from '#model/profile/premade';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ImportWaiting } from '../../account/profiles/import/import-waiting.tsx';
import type { Question } from '../question/use-question.ts';
import { useSources } from '../sources/sources.tsx';

/** Its code comes with the dialog. */
const ImportForm = lazy(async () => ({
  default: (await import('../../account/profiles/import/import-form.tsx')).ImportForm,
}));

interface Props {
  readonly opened: boolean;
  readonly onApplied: () => void;
  readonly onClose: () => void;
}

/** Profiles from elsewhere, as the profile manager takes them. */
export function ProfileImport({ opened, onApplied, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('profile.importTitle')} width={640} tall onClose={onClose}>
      {() => (
        <>
          <p className="muted">{t('import.lead')}</p>
          <Suspense fallback={<ImportWaiting />}>
            <ImportForm onApplied={onApplied} />
          </Suspense>
        </>
      )}
    </DialogFrame>
  );
}

/** The import dialog and how it is opened; an import that was applied closes it. */
export function useImportDialog({ profile, change }: Question) {
  const { profiles, select } = useProfiles();
  const [opened, dialog] = useDisclosure(false);
  const open = () => {
    // What is imported can go into the profile in use: that shall be the one on show.
    if (profile && profiles.includes(profile)) select(profiles.indexOf(profile));
    dialog.open();
  };
  const onApplied = () => {
    dialog.close();
    // What is new is in use, so the address must not name another.
    change({ profile: null });
  };
  return { open, props: { opened, onApplied, onClose: dialog.close } };
}

/** Collections that need no file: every card there is, or none. */
export function useNewProfile({ server, change, profile }: Question) {
  const { game } = useSources();
  const { profiles, insert, add } = useProfiles();
  const now = useNow(HOUR_MS);
  const [isAsked, ask] = useState(false);
  const isHere = !game.isComing;
  const makePremade = () => {
    const where = profile?.server ?? server;
    const made = premadeProfile(game.cards, game.areaItems, where, now);
    const name = uniqueName(
      made.name,
      profiles.map((each) => each.name),
    );
    insert({ ...made, name });
    change({ profile: name });
  };
  const goOn = useEffectEvent(makePremade);
  useSentStep('premade', true, () => ask(true));
  useEffect(() => {
    if (!isAsked || !isHere) return;
    ask(false);
    goOn();
  }, [isAsked, isHere]);
  return {
    addPremade: isHere ? makePremade : () => ask(true),
    /** It was asked for, and is made as soon as the cards are here. */
    isMaking: isAsked,
    addEmpty: () => {
      add(server);
      change({ profile: null });
    },
  };
}
