import { Button } from '@mantine/core';
import { FilePlus, Users } from 'lucide-react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsFirst } from '../copies/cards-first.tsx';

interface Props {
  readonly title: string;
}

/** Without a profile: one press makes an empty one; profiles from elsewhere come in through the manager. */
export function NoCollection({ title }: Props) {
  const { t } = useTranslation();
  const { add } = useProfiles();
  const { main } = useServers();
  useSentStep('blank', true, () => add(main));
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        icon={<Users size={28} />}
        title={t('collection.noneTitle')}
        text={t('collection.noneText')}
      >
        <CardsFirst>
          {(variant) => (
            <Button
              variant={variant}
              leftSection={<FilePlus size={16} aria-hidden="true" />}
              onClick={() => add(main)}
            >
              {t('profile.blank')}
            </Button>
          )}
        </CardsFirst>
        <PageLink to="/profile/manager">{t('collection.toManager')}</PageLink>
      </EmptyState>
    </>
  );
}
