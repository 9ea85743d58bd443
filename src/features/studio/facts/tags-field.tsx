import { X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { MAX_TAG, MAX_TAGS } from '#model/contract/community/text-limits';
import type { PostTag } from '#model/writing/post/draft';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../write.module.css';
import { foldedTag, useTagOffers } from './tags.data.ts';

interface Props {
  readonly tags: readonly PostTag[];
  readonly disabled: boolean;
  /** Why they were refused. */
  readonly error?: string | null;
  readonly onChange: (tags: readonly PostTag[]) => void;
}

/** What ends a tag while one types. */
const SEPARATOR = /[,、，\n]/;

const has = (tags: readonly PostTag[], data: string): boolean =>
  tags.some((tag) => tag.type === 'text' && foldedTag(tag.data) === foldedTag(data));

/** The tags with those of the texts that are new, as far as there is room. */
function withTags(tags: readonly PostTag[], texts: readonly string[]): readonly PostTag[] {
  let all = tags;
  for (const text of texts) {
    const data = text.trim().replace(/^#/, '').trim().slice(0, MAX_TAG);
    if (data !== '' && all.length < MAX_TAGS && !has(all, data)) all = [...all, { type: 'text', data }];
  }
  return all;
}

/** Tags of the post: typed, or taken from those in use. Enter or a comma ends one, Backspace takes the last one back. */
export function TagsField({ tags, disabled, error = null, onChange }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  // By its words: another answer may put it elsewhere in the list.
  const [chosen, choose] = useState<string | null>(null);
  const offers = useTagOffers(typed).filter(({ data }) => !has(tags, data));
  const active = offers.findIndex(({ data }) => data === chosen);
  const isFull = tags.length >= MAX_TAGS;
  /** `rest` stays in the field. */
  const add = (texts: readonly string[], rest = '') => {
    setTyped(rest);
    choose(null);
    const all = withTags(tags, texts);
    if (all !== tags) onChange(all);
  };
  const remove = (tag: PostTag) => onChange(tags.filter((each) => each !== tag));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === 'Enter') {
      // With Ctrl it publishes as well, so the form hears of it, too.
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      add([offers[active]?.data ?? typed]);
    } else if (event.key === 'Backspace' && typed === '' && last) remove(last);
    else if (event.key === 'Escape' && offers.length > 0) setTyped('');
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && offers.length > 0) {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? (active + 1) % offers.length : Math.max(active, 0) - 1;
      choose(offers.at(next)?.data ?? null);
    }
  };
  const onType = (value: string) => {
    const parts = value.split(SEPARATOR);
    add(parts.slice(0, -1), parts.at(-1));
  };
  const onInput = ({ currentTarget: { value }, nativeEvent }: FormEvent<HTMLInputElement>) => {
    // A comma within a composition may still be converted.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) setTyped(value);
    else onType(value);
  };
  const onPaste = (event: ClipboardEvent) => {
    const parts = event.clipboardData.getData('text/plain').split(SEPARATOR);
    if (parts.length === 1) return;
    // The field would cut a list after the length of one tag.
    event.preventDefault();
    add([typed, ...parts]);
  };
  return (
    <div className={styles.tags}>
      <ul className={styles.chosenTags} aria-label={t('write.tags')}>
        {tags.map((tag) => (
          <li key={`${tag.type} ${tag.data}`}>
            <button
              type="button"
              className={styles.tag}
              disabled={disabled}
              aria-label={t('write.removeTag', { tag: tag.data })}
              onClick={() => remove(tag)}
            >
              # <bdi>{tag.data}</bdi> <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <input
        id={id}
        className={styles.tagInput}
        role="combobox"
        aria-label={t('write.addTag')}
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-offers`}
        aria-autocomplete="list"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        aria-activedescendant={offers[active] ? `${id}-${active}` : undefined}
        placeholder={t('write.addTag')}
        value={typed}
        maxLength={MAX_TAG + 1}
        disabled={disabled || isFull}
        onChange={onInput}
        onCompositionEnd={(event) => onType(event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={() => add([typed])}
      />
      <p id={`${id}-error`} role="alert" className={styles.tagFault}>
        {error}
      </p>
      <div id={`${id}-offers`} role="listbox" aria-label={t('write.tagOffers')} className={styles.offers}>
        {offers.map(({ data, count }, index) => (
          <div
            key={data}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.offer}
            onPointerDown={(event) => {
              event.preventDefault();
              add([data]);
            }}
          >
            <bdi>{data}</bdi> <span>{integer(count)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
