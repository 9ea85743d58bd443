import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ComicItem } from '#model/families/comics/family';
import type { ComicRecord } from '#model/records/comic';
import { comicPath, hasFourFrames } from '#model/rules/media-paths';
import { objectPath } from '#model/site/objects';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { ZoomView } from '#src/kit/overlay/zoom/zoom-view.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LANGUAGES, serversOf, shownIn } from './languages.ts';
import styles from './reader.module.css';

/** Elements that use arrow keys themselves. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="slider"]';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Turns pages with the arrow keys anywhere on the page, except in elements that use them. */
function useTurnKeys(turn: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      event.preventDefault();
      turn(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turn]);
}

interface SheetProps {
  readonly comic: ComicRecord;
  readonly name: string;
  readonly server: ServerIndex;
  readonly onTurn: (step: -1 | 1) => void;
}

const WIDTH = 600;
const FRAMES = 4;

/** A comic in the version of one server, with zoom. */
function Sheet({ comic, name, server, onTurn }: SheetProps) {
  const { t } = useTranslation();
  const src = comicPath(SERVERS[server], comic, 'whole');
  const [lost, setLost] = useState<string | null>(null);
  const title = comic.title[server] ?? name;
  const label = t('comics.titleOn', { title, server: t(`server.${SERVERS[server]}`) });
  if (lost === src) return <p className={styles.lost}>{t('cards.noArt')}</p>;
  return (
    <figure className={styles.sheet} lang={SERVER_LANGUAGES[server]}>
      <figcaption>{title}</figcaption>
      <ZoomView key={src} label={label} onTurn={onTurn}>
        <img
          src={src}
          alt={label}
          width={WIDTH}
          height={hasFourFrames(comic) ? WIDTH * FRAMES : WIDTH}
          draggable={false}
          onError={() => setLost(src)}
        />
      </ZoomView>
    </figure>
  );
}

interface Props {
  readonly item: ComicItem;
  /** Those that follow each other when pages are turned. */
  readonly ordered: readonly ComicItem[];
}

const NONE = 'none';

/** Where the comics before and after lie, in the same languages. */
function useTurns({ item, ordered }: Props, search: string) {
  const navigate = useNavigate();
  const at = ordered.findIndex(({ id }) => id === item.id);
  const pathOf = (one: ComicItem | undefined): string | null =>
    one ? `${objectPath('comic', one.id)}${search}` : null;
  // One that the list hides is not among them, and has no place.
  const previous = at > 0 ? pathOf(ordered[at - 1]) : null;
  const next = at < 0 ? null : pathOf(ordered[at + 1]);
  const turn = useCallback(
    (step: -1 | 1) => {
      const path = step === 1 ? next : previous;
      if (path !== null) void navigate(path, { preventScrollReset: true });
    },
    [navigate, next, previous],
  );
  return { previous, next, turn };
}

/** The comic in one language or in two side by side; arrow keys and swipes turn to the next one. */
export function Reader({ item, ordered }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { inputs, change } = useAddress(LANGUAGES);
  const { comic } = item;
  const { first, second } = shownIn(comic, inputs, main, sub);
  const query = LANGUAGES.encode(inputs).toString();
  const { previous, next, turn } = useTurns({ item, ordered }, query && `?${query}`);
  useTurnKeys(turn);
  const there = serversOf(comic);
  const short = (value: ServerIndex) => ({ value, label: t(`server.short.${SERVERS[value]}`) });
  const others = there.filter((server) => server !== first);
  const sheets = [first, second].filter((server) => server !== null);
  return (
    <Panel id="reader" title={t('comics.reader')}>
      {first !== null && there.length > 1 && (
        <div className={styles.languages}>
          <Labelled text={t('comics.language')}>
            <SegmentedChoice
              label={t('comics.language')}
              choices={there.map(short)}
              value={first}
              onChange={(server) => change({ first: server })}
            />
          </Labelled>
          <Labelled text={t('comics.beside')}>
            <SegmentedChoice
              label={t('comics.beside')}
              choices={[{ value: NONE, label: t('comics.alone') } as const, ...others.map(short)]}
              value={second ?? NONE}
              onChange={(server) => change({ second: server === NONE ? null : server })}
            />
          </Labelled>
        </div>
      )}
      <div className={styles.sheets} data-kind={item.kind} data-two={second !== null || undefined}>
        {sheets.map((server) => (
          <Sheet key={server} comic={comic} name={item.name} server={server} onTurn={turn} />
        ))}
      </div>
      <p className={styles.turns}>
        <Turn to={previous} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          {t('comics.previous')}
        </Turn>
        <Turn to={next} rel="next">
          {t('comics.next')}
          <ChevronRight size={18} aria-hidden="true" />
        </Turn>
      </p>
    </Panel>
  );
}

const Labelled = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className={styles.language}>
    <span aria-hidden="true">{text}</span>
    {children}
  </div>
);

interface TurnProps {
  readonly to: string | null;
  readonly rel: string;
  readonly children: ReactNode;
}

const Turn = ({ to, rel, children }: TurnProps) =>
  to === null ? (
    <span />
  ) : (
    <Link to={to} rel={rel} preventScrollReset>
      {children}
    </Link>
  );
