import { PersonStanding } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FAMILY } from '#model/families/costumes/family';
import type { CostumeItem } from '#model/families/costumes/item';
import { sortedBy } from '#model/listing/order';
import type { CostumeDetails } from '#model/records/costume';
import { localised } from '#model/rules/localised';
import { figurePath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useCostumeItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts, NearestText } from '#src/kit/detail/facts.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { RewardCard } from '#src/kit/detail/rewards/reward-card.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../../costumes/costumes.module.css';
import { Picture } from '../../costumes/picture.tsx';

const THUMB = 48;

/** `/info/costumes/{id}/{name?}`: all that is known of one costume. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useCostumeItem}>
    {(props) => <CostumePage {...props} />}
  </FamilyPage>
);

function CostumePage({ item, data, details }: PageProps<CostumeItem, CostumeDetails>) {
  const { t } = useTranslation();
  const { items, context } = data;
  const hers = useMemo(
    () =>
      sortedBy(
        items.filter(({ costume }) => costume.characterId === item.costume.characterId),
        { of: ({ costume }) => costume.publishedAt[context.main] },
        false,
      ),
    [items, item, context.main],
  );
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      ordered={hers}
      isNamed
      picture={<Picture item={item} context={context} look="" size={THUMB} />}
      tools={[
        {
          label: t('page.live2d'),
          icon: <PersonStanding size={16} aria-hidden="true" />,
          to: `/tool/live2d/costume/${item.id}`,
        },
      ]}
      aside={
        <>
          <Panel id="release" title={t('card.release')}>
            <Releases at={item.costume.publishedAt} />
          </Panel>
          <Others item={item} items={hers} context={context} />
        </>
      }
    >
      <FactsPanel item={item} context={context} details={details ?? null} />
      {details && details.cards.length > 0 && (
        <Panel id="cards" title={t('page.cards')}>
          <ul className={styles.cards}>
            {details.cards.map((id) => (
              <li key={id}>
                <RewardCard id={id} otherwise={`#${id}`} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </FamilyDetail>
  );
}

interface FactsProps extends Pick<PageProps<CostumeItem, CostumeDetails>, 'item'> {
  readonly context: PageProps<CostumeItem, never>['data']['context'];
  readonly details: CostumeDetails | null;
}

/** Its picture, the figure that wears it, whose it is and how one gets it. */
function FactsPanel({ item, context, details }: FactsProps) {
  const { t } = useTranslation();
  const { costume, character, kind } = item;
  return (
    <Panel id="facts" title={t('cards.facts')}>
      <div className={styles.about}>
        <div className={styles.pictures}>
          <Picture item={item} context={context} look="" />
          {details?.figureName && <Figure item={item} name={details.figureName} context={context} />}
        </div>
        <Facts>
          <Fact label={t('page.costume')}>
            <EveryServerText values={costume.name} />
          </Fact>
          <Fact label={t('page.character')}>
            <Link to={`/info/characters/${costume.characterId}`}>{character}</Link>
          </Fact>
          <Fact label={t('card.type')}>{t(`costumes.kindOf.${kind}`)}</Fact>
          {details?.howToGet.some((text) => text !== null) && (
            <Fact label={t('songs.howToGet')}>
              <NearestText values={details.howToGet} />
            </Fact>
          )}
        </Facts>
      </div>
    </Panel>
  );
}

interface FigureProps extends Pick<FactsProps, 'item' | 'context'> {
  readonly name: string;
}

function Figure({ item: { costume, character }, name, context: { main, sub } }: FigureProps) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  const server = SERVERS[localised(costume.publishedAt, main, sub)?.server ?? main];
  if (isLost) return null;
  return (
    <img
      id="figure"
      src={figurePath(server, name)}
      alt={t('cards.figureOf', { name: character })}
      loading="lazy"
      onError={() => setLost(true)}
    />
  );
}

const MOST = 12;

interface OthersProps extends Pick<FactsProps, 'item' | 'context'> {
  readonly items: readonly CostumeItem[];
}

/** Her other costumes, the newest first. */
function Others({ item, items, context }: OthersProps) {
  const { t } = useTranslation();
  const others = items.filter(({ id }) => id !== item.id).toReversed();
  if (others.length === 0) return null;
  return (
    <Panel
      id="more"
      title={t('costumes.allOf', { name: item.character })}
      note={<Link to={`/info/costumes?char=${item.costume.characterId}`}>{t('costumes.all')}</Link>}
    >
      <ul className={styles.others}>
        {others.slice(0, MOST).map((other) => (
          <li key={other.id}>
            <Link to={`/info/costumes/${other.id}`} aria-label={other.name} title={other.name}>
              <Picture item={other} context={context} look="" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
