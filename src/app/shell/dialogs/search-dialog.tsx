import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecentEvent } from '#model/records/recent';
import { localised } from '#model/rules/localised';
import { runningAt } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { ROUTES } from '#model/site/routes';
import type { Locale } from '#model/vocabulary/locales';
import { MINUTE_MS } from '#model/vocabulary/time';
import { hasTexts, loadTexts, textsIn } from '#src/browser/language/i18n.ts';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useRecent } from '#src/kit/data/recent.ts';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useVisited } from '../visited/use-visited.ts';
import styles from './dialogs.module.css';
import { findPages, type SearchHit } from './page-search.ts';
import { useThings } from './use-things.tsx';

/** The running event of the main server, which most visitors come for. */
function useRunningEvent(): readonly SearchHit[] {
  const { t } = useTranslation();
  const { data } = useRecent();
  const { main, sub } = useServers();
  const now = useNow(MINUTE_MS);
  return useMemo(() => {
    if (!data || now === 0) return [];
    const spanOf = (event: RecentEvent) => ({
      startAt: event.startAt[main],
      endAt: event.endAt[main],
    });
    return runningAt(data.events.values(), spanOf, now).current.map((event) => ({
      path: objectPath('event', event.id),
      title: localised(event.name, main, sub)?.value ?? `#${event.id}`,
      where: `${t('event.label')} · ${t('event.ongoing')}`,
    }));
  }, [data, main, sub, now, t]);
}

interface Props {
  /** The letters that were typed before there was a field. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** Finds pages, characters, songs, events and cards by name: type, move with the arrow keys, open with Enter. */
export function SearchDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('search.open')} width={560} onClose={props.onClose}>
      {() => <SearchBody {...props} />}
    </DialogFrame>
  );
}

const ENGLISH = textsIn('en');
const PARTS = [...new Set(ROUTES.filter(({ anchors }) => anchors.length > 0).flatMap(({ texts }) => texts))];

/** Loads the names of the parts of all pages, here and in English; without them the parts of fewer pages are found. */
function usePartNames(): void {
  const { language } = useTranslation();
  const [, noteLoaded] = useState<Locale | null>(null);
  useEffect(() => {
    Promise.all([loadTexts(PARTS, language), loadTexts(PARTS, 'en')]).then(
      () => noteLoaded(language),
      () => undefined,
    );
  }, [language]);
}

/** Every page there is, in the language that shows. */
function useAllPages(): readonly SearchHit[] {
  const { t } = useTranslation();
  return useMemo(() => findPages('', t, ENGLISH, () => false), [t]);
}

/** What stands for two reasons stands at its first place. */
const eachOnce = (all: readonly SearchHit[]): readonly SearchHit[] =>
  all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at);

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function SearchBody({ takeTyped, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useId();
  const [{ query, at }, set] = useState({ query: '', at: 0 });
  usePartNames();
  const running = useRunningEvent();
  const pages = findPages(query, t, ENGLISH, ({ texts }) => hasTexts(texts));
  const visited = useVisited(useAllPages());
  const { things, latest } = useThings(query);
  const isEmpty = query.trim() === '';
  const found = isEmpty ? eachOnce([...running, ...visited, ...pages]) : [...pages, ...things];
  const go = ({ path }: SearchHit) => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing) return;
    // Enter takes what was typed, even if the list has not caught up.
    const chosen = event.key === 'Enter' && (isEmpty ? found : [...pages, ...latest()])[at];
    if (chosen) go(chosen);
    else if (step !== undefined && found.length > 0)
      set({ query, at: (at + step + found.length) % found.length });
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.body}>
      <div className={styles.field}>
        <Search size={16} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-label={t('search.field')}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
          placeholder={t('search.field')}
          autoComplete="off"
          value={query}
          onFocus={() => {
            const typed = takeTyped();
            if (typed !== '') set({ query: query + typed, at: 0 });
          }}
          onChange={(event) => set({ query: event.currentTarget.value, at: 0 })}
          onKeyDown={onKeyDown}
        />
      </div>
      <Results list={list} found={found} at={at} onPick={go} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.none}>
        {found.length > 0 ? t('search.count', { count: found.length }) : t('search.none')}
      </p>
    </div>
  );
}

interface ResultsProps {
  readonly list: string;
  readonly found: readonly SearchHit[];
  readonly at: number;
  readonly onPick: (found: SearchHit) => void;
}

/** The arrow keys stay in the field; the pointer picks here. */
function Results({ list, found, at, onPick }: ResultsProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);
  if (found.length === 0) return null;
  return (
    <div id={list} role="listbox" aria-label={t('search.results')} className={styles.results}>
      {found.map((each, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
        <div
          key={each.path}
          id={`${list}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.result}
          onClick={() => onPick(each)}
        >
          {each.picture}
          <span className={styles.found}>
            <span>{each.title}</span>
            <span className={styles.where}>{each.where}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
