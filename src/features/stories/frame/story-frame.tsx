import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { joinWords } from '#model/families/fields';
import { STORY_CATALOGUE } from '#model/media/story/catalogue/catalogue-path';
import { type StoryRef, storyKey, storyPath } from '#model/media/story/catalogue/story-ref';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useSearch } from '#src/kit/address/address-ahead.ts';
import { DetailPage } from '#src/kit/detail/detail-page.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { NextStory, StoryAbout } from '../about/about.types.ts';
import { ScriptFailure } from '../script.data.ts';
import { TextReader } from '../text/text-reader.tsx';
import { Theatre } from '../theatre/theatre.tsx';
import { AboutPanel } from './about-panel.tsx';
import { GoOn, KeepPlace, ReadSwitch } from './read-marks.tsx';
import { READING_ADDRESS } from './reading-address.ts';
import { StoryFault } from './story-fault.tsx';
import styles from './story-frame.module.css';
import { serversOf, useOpenStory } from './use-open-story.ts';

interface Props {
  readonly about: StoryAbout;
  readonly server: ServerIndex;
}

/** How a story is called on its server, else on the visitor's nearest. */
function useTitle({ title, named }: StoryAbout, server: ServerIndex): { title: string; lang?: string } {
  const { main, sub } = useServers();
  const own = title[server];
  if (own !== null) return { title: own, lang: SERVER_LANGUAGES[server] };
  const nearest = localised(title, main, sub);
  return nearest ? { title: nearest.value, lang: SERVER_LANGUAGES[nearest.server] } : { title: named };
}

const textAt = (story: NextStory, server: ServerIndex, fallback: string): string =>
  story.title[server] ?? story.title.find((text) => text !== null) ?? fallback;

/** The stories before and after it, each with the number by which it is known where it has no title. */
function useBesides({ previous, next }: StoryAbout, server: ServerIndex) {
  const linkOf = (story: NextStory | null) =>
    story && {
      path: storyPath(SERVERS[server], story.ref),
      label: textAt(story, server, `#${story.ref.part ?? story.ref.id}`),
    };
  return { previous: linkOf(previous), next: linkOf(next) };
}

/** Head, text and surroundings of a story (reference R138). */
export function StoryFrame({ about, server }: Props) {
  const { t } = useTranslation();
  const { ref, caption, owners } = about;
  const { title, lang } = useTitle(about, server);
  const { main, sub } = useServers();
  const opening = useOpenStory(about, server, title);
  const besides = useBesides(about, server);
  usePageName(title);
  const other = about.title[server === main ? sub : main];
  const words = [caption, ...owners.map(({ name }) => name)].map(
    (text) => localised(text, main, sub)?.value ?? null,
  );
  const kind = ref ? t(`stories.kindOf.${ref.kind}`) : t('stories.file');
  return (
    <DetailPage
      title={title}
      lang={lang}
      subtitle={joinWords(other === title ? null : other, ...words, kind)}
      {...besides}
      primary={
        <>
          <ServerSwitch about={about} server={server} />
          {ref && opening.at < 0 && <GoOn storyKey={storyKey(ref)} to={placeIn(ref, server)} />}
        </>
      }
      aside={<AboutPanel about={about} script={opening.story?.script ?? null} />}
      below={ref && <ThreadPlace place={{ categoryName: 'STORY_COMMENT', categoryId: storyKey(ref) }} />}
    >
      <Reader about={about} server={server} opening={opening} />
      <Ends about={about} besides={besides} />
    </DetailPage>
  );
}

const placeIn =
  (ref: StoryRef, server: ServerIndex) =>
  (at: number): string =>
    `${storyPath(SERVERS[server], ref)}?${READING_ADDRESS.encode({ reader: 'text', at })}`;

interface ReaderProps extends Props {
  readonly opening: ReturnType<typeof useOpenStory>;
}

function Reader({ about, server, opening }: ReaderProps) {
  const { t } = useTranslation();
  const { story, reader, error, retry, at, last } = opening;
  const { ref, source } = about;
  const failure = source === null ? new ScriptFailure('absent', about.named) : error;
  if (story) {
    return (
      <>
        {reader === 'theatre' ? <Theatre story={story} /> : <TextReader story={story} hasTheatre />}
        {ref && <KeepPlace storyKey={storyKey(ref)} server={server} at={at} last={last} />}
      </>
    );
  }
  if (failure) {
    const others = serversOf(about)
      .filter((one) => one !== server)
      .map((one) => ({ server: one, path: pathOn(about, one) }));
    return <StoryFault error={failure} onRetry={retry} others={others} />;
  }
  return (
    <p className={styles.waiting} role="status">
      {t('action.loading')}
    </p>
  );
}

/** The same story on another server. */
function pathOn({ ref, source }: StoryAbout, server: ServerIndex): string {
  if (ref) return storyPath(SERVERS[server], ref);
  const path = source?.kind === 'file' ? (source.paths[0] ?? '') : '';
  return `${STORY_CATALOGUE}/asset/${SERVERS[server]}/${path}`;
}

/** Reader and place stay, for lines of a story are the same on all servers. */
function ServerSwitch({ about, server }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useSearch();
  const known = serversOf(about);
  const options = useServerOptions().filter(({ value }) => known.includes(value));
  if (options.length < 2) return null;
  return (
    <SegmentedChoice
      label={t('stories.server')}
      choices={options}
      value={server}
      onChange={(next) =>
        void navigate({ pathname: pathOn(about, next), search }, { preventScrollReset: true })
      }
    />
  );
}

interface EndsProps {
  readonly about: StoryAbout;
  readonly besides: ReturnType<typeof useBesides>;
}

/** Below the text: it was read, and what comes next. */
function Ends({ about: { ref }, besides: { previous, next } }: EndsProps) {
  const { t } = useTranslation();
  if (ref === null) return null;
  return (
    <nav className={styles.ends} aria-label={t('stories.neighbours')}>
      {previous && (
        <Link to={previous.path} rel="prev" className={styles.end}>
          <ChevronLeft size={18} aria-hidden="true" />
          <span>{t('stories.previous', { name: previous.label })}</span>
        </Link>
      )}
      <ReadSwitch storyKey={storyKey(ref)} />
      {next && (
        <Link to={next.path} rel="next" className={styles.end}>
          <span>{t('stories.next', { name: next.label })}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
