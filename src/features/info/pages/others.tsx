import { Button } from '@mantine/core';
import {
  Award,
  BadgeCheck,
  ChevronsUp,
  Drum,
  FileQuestion,
  Guitar,
  type LucideIcon,
  MoveRight,
  Music2,
  PanelTop,
  Pin,
  Sparkles,
  Sticker,
  Volume2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { OTHER_LISTS, OTHERS, OTHERS_PATH, type OtherName, otherOf, otherPath } from '#model/site/others';
import { holdsAny } from '#src/kit/data/absent-lists.ts';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Bands } from '../others/bands.tsx';
import { Levels } from '../others/levels.tsx';
import {
  Badges,
  Decorations,
  FlickSkins,
  LaneSkins,
  NoteSkins,
  Skills,
  Stamps,
  TapSounds,
  Titles,
} from '../others/lists.tsx';
import { OthersNav } from '../others/nav.tsx';

const ICON = 20;

const ICONS: Readonly<Record<OtherName, LucideIcon>> = {
  stamps: Sticker,
  titles: Award,
  items: Guitar,
  skills: Sparkles,
  levels: ChevronsUp,
  notes: Music2,
  flicks: MoveRight,
  lanes: PanelTop,
  sounds: Volume2,
  decorations: Pin,
  badges: BadgeCheck,
  bands: Drum,
};

/** Area items have pages of their own. */
const PAGES: Readonly<Record<Exclude<OtherName, 'items'>, ComponentType>> = {
  stamps: Stamps,
  titles: Titles,
  skills: Skills,
  levels: Levels,
  notes: NoteSkins,
  flicks: FlickSkins,
  lanes: LaneSkins,
  sounds: TapSounds,
  decorations: Decorations,
  badges: Badges,
  bands: Bands,
};

/** `/info/others/{name?}`: the smaller lists of the game, a sub-page each. */
export function Screen() {
  const { name } = useParams();
  const chosen = otherOf(name);
  if (chosen && chosen !== 'items') return <Other name={chosen} key={chosen} />;
  return name === undefined ? <Overview /> : <NoSuchKind />;
}

function Overview() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('page.others')} lead={t('others.lead')}>
      <HubCards>
        {OTHERS.filter((name) => holdsAny(OTHER_LISTS[name] ?? [])).map((name) => {
          const Icon = ICONS[name];
          return (
            <HubCard
              key={name}
              to={otherPath(name)}
              icon={<Icon size={ICON} />}
              title={t(`others.title.${name}`)}
              text={t(`others.leadOf.${name}`)}
            />
          );
        })}
      </HubCards>
    </HubPage>
  );
}

function Other({ name }: { readonly name: keyof typeof PAGES }) {
  const { t } = useTranslation();
  const title = t(`others.title.${name}`);
  const Page = PAGES[name];
  usePageName(title);
  return (
    <>
      <OthersNav current={name} />
      <Page />
    </>
  );
}

/** An address that names no sub-page. */
function NoSuchKind() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestion size={28} />}
      title={t('others.missingTitle')}
      text={t('others.missingText')}
    >
      <Button component={Link} to={OTHERS_PATH}>
        {t('page.others')}
      </Button>
    </EmptyState>
  );
}
