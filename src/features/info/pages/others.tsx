import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { OTHERS, type OtherName, otherOf, otherPath } from '#model/site/others';
import { holdsPage } from '#src/kit/data/absent-lists.ts';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Badges } from '../others/badges.tsx';
import { Bands } from '../others/bands.tsx';
import { OTHER_ICONS } from '../others/icons.ts';
import { AreaItems } from '../others/items.tsx';
import { Levels } from '../others/levels.tsx';
import { Decorations, FlickSkins, LaneSkins, NoteSkins } from '../others/looks.tsx';
import { OthersNav } from '../others/nav.tsx';
import { NoSuchKind } from '../others/no-such-kind.tsx';
import { Skills } from '../others/skills.tsx';
import { TapSounds } from '../others/sounds.tsx';
import { Stamps } from '../others/stamps.tsx';
import { Titles } from '../others/titles.tsx';

const ICON = 20;

const PAGES: Readonly<Record<OtherName, ComponentType>> = {
  stamps: Stamps,
  titles: Titles,
  items: AreaItems,
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
  if (chosen) return <Other name={chosen} key={chosen} />;
  return name === undefined ? <Overview /> : <NoSuchKind />;
}

function Overview() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('page.others')} lead={t('others.lead')}>
      <HubCards>
        {OTHERS.filter((name) => holdsPage(otherPath(name))).map((name) => {
          const Icon = OTHER_ICONS[name];
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

function Other({ name }: { readonly name: OtherName }) {
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
