import { useDeferredValue, useMemo, useState } from 'react';
import { MAX_RECENT_EMOJI, withRecent } from '#model/writing/emoji';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { matchesWords, searchWords } from '#src/kit/text/search.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type SiteEmoji, useEmoji } from '../../emoji.data.ts';
import styles from './composer.module.css';
import { EmojiGrid } from './emoji-grid.tsx';
import { PictureGrid } from './picture-grid.tsx';

const RECENT_KEY = 'emoji/recent';
const recentNames = (): readonly string[] =>
  (readLocalText(RECENT_KEY) ?? '').split(' ').filter(Boolean).slice(0, MAX_RECENT_EMOJI);

const found = (emoji: readonly SiteEmoji[], query: string): readonly SiteEmoji[] => {
  const words = searchWords(query);
  return emoji.filter(({ name, text }) => matchesWords(words, { id: Number(name), text }));
};

interface Props {
  /** The name of an emoji of the site. */
  readonly onPick: (name: string) => void;
  /** A Unicode emoji. */
  readonly onLetter: (letter: string) => void;
}

/** Emoji of the site by name, recently used ones first, and Unicode emoji. */
export function EmojiPicker({ onPick, onLetter }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query);
  const [recent] = useState(recentNames);
  const { emoji, error, refetch } = useEmoji();
  const shown = useMemo(() => found(emoji ?? [], settled), [emoji, settled]);
  const lately = recent.flatMap((name) => emoji?.find((each) => each.name === name) ?? []);
  const isSearching = settled.trim() !== '';
  const pick = ({ name }: SiteEmoji) => {
    writeLocalText(RECENT_KEY, withRecent(recentNames(), name).join(' '));
    onPick(name);
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('composer.emojiSearch')}
        value={query}
        onChange={setQuery}
        onEnter={() => {
          const [first] = found(emoji ?? [], query);
          if (first) pick(first);
        }}
      />
      <p className="visually-hidden" role="status">
        {emoji && isSearching && t('composer.emojiCount', { count: shown.length })}
      </p>
      <div className={styles.pickerList}>
        {error && <DataError message={error.message} onRetry={() => void refetch()} />}
        {!isSearching && lately.length > 0 && (
          <PictureGrid label={t('composer.emojiRecent')} emoji={lately} onPick={pick} />
        )}
        {shown.length > 0 && <PictureGrid label={t('composer.emojiFaces')} emoji={shown} onPick={pick} />}
        {isSearching && emoji && shown.length === 0 && <p className="muted">{t('composer.emojiNone')}</p>}
        {!isSearching && (
          <section aria-label={t('composer.emojiLetters')}>
            <h3 className={styles.pickerTitle}>{t('composer.emojiLetters')}</h3>
            <EmojiGrid onPick={onLetter} />
          </section>
        )}
      </div>
    </div>
  );
}
