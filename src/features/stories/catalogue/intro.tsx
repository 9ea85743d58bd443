import { BookImage, Guitar, IdCard, type LucideIcon, MapPin, MessagesSquare, Trophy } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import type { Context } from '#model/families/family';
import { joinWords } from '#model/families/fields';
import { captionText, FAMILY, placeText } from '#model/families/stories/family';
import type { StoryItem } from '#model/families/stories/item';
import { STORY_KINDS, type StoryKind, storyPath } from '#model/media/story/catalogue/story-ref';
import { SERVERS } from '#model/vocabulary/servers';
import { useSearch } from '#src/kit/address/address-ahead.ts';
import { type FamilyData, useFamily } from '#src/kit/list/family/use-family.ts';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards } from '#src/kit/page/hub-page.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { chooserPath } from '../chooser/chooser-address.ts';
import { useMarks } from '../use-marks.ts';
import styles from './catalogue.module.css';
import { countsOfKinds, newestStories } from './newest.ts';

const ICONS: Readonly<Record<StoryKind, LucideIcon>> = {
  main: BookImage,
  band: Guitar,
  event: Trophy,
  card: IdCard,
  area: MapPin,
  afterlive: MessagesSquare,
};

/** Above the list while nothing is asked of it: where to go on, what is new, and the kinds. */
export function Intro() {
  const { search } = useSearch();
  const { data } = useFamily(FAMILY);
  if (search !== '' || !data) return null;
  return (
    <div className={styles.intro}>
      <Suspense>
        <Stopped data={data} />
      </Suspense>
      <Newest data={data} />
      <Kinds data={data} />
    </div>
  );
}

interface Props {
  readonly data: FamilyData<StoryItem>;
}

const MAX_STOPPED = 4;

/** Stories that the visitor began, the latest first. */
function Stopped({ data: { all, context } }: Props) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { stops } = useMarks();
  const byKey = useMemo(() => new Map(all.map((item) => [item.key, item])), [all]);
  const known = stops.flatMap((stop) => {
    const item = byKey.get(stop.key);
    return item && stop.last > 0 ? [{ stop, item }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Section id="go-on" title={t('stories.goOn')}>
      <ul className={styles.links}>
        {known.slice(0, MAX_STOPPED).map(({ stop, item }) => (
          <StoryLink
            key={item.key}
            item={item}
            context={context}
            to={`${storyPath(SERVERS[stop.server], item.ref)}?at=${stop.at}`}
            note={t('stories.partRead', { percent: percent((100 * stop.at) / stop.last) })}
          />
        ))}
      </ul>
    </Section>
  );
}

function Newest({ data: { items, context } }: Props) {
  const { t } = useTranslation();
  const { date } = context.words.dates;
  const { main, now } = context;
  const newest = useMemo(() => newestStories(items, main, now), [items, main, now]);
  if (newest.length === 0) return null;
  return (
    <Section id="newest" title={t('stories.newest')}>
      <ul className={styles.links}>
        {newest.map((item) => (
          <StoryLink
            key={item.key}
            item={item}
            context={context}
            to={storyPath(SERVERS[main], item.ref)}
            note={date(item.publishedAt[main] ?? 0)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface LinkProps {
  readonly item: StoryItem;
  readonly context: Context;
  readonly to: string;
  readonly note: string;
}

const StoryLink = ({ item, context, to, note }: LinkProps) => (
  <li className={styles.link}>
    <Link to={to}>{item.name}</Link>
    <span className={styles.note}>
      {joinWords(captionText(item, context), placeText(item, context), note)}
    </span>
  </li>
);

function Kinds({ data: { items } }: Props) {
  const { t } = useTranslation();
  const counts = useMemo(() => countsOfKinds(items), [items]);
  return (
    <Section id="kinds" title={t('stories.kinds')}>
      <HubCards>
        {STORY_KINDS.filter((kind) => counts.has(kind)).map((kind) => {
          const Icon = ICONS[kind];
          return (
            <HubCard
              key={kind}
              to={chooserPath({ kind })}
              icon={<Icon size={20} />}
              title={t(`stories.kindOf.${kind}`)}
              text={t('stories.countOf', { count: counts.get(kind) ?? 0 })}
            />
          );
        })}
      </HubCards>
    </Section>
  );
}
