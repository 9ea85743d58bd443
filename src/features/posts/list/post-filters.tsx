import { Switch } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import type { PostKind } from '#model/contract/community/categories';
import type { PostsQuery } from '#model/listing/posts-query';
import { useSession } from '#src/kit/actors/use-session.ts';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { useTyped } from '#src/kit/field/use-typed.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTags } from '../posts.data.ts';
import { TagChips } from '../tags/tag-chips.tsx';
import { TagField } from '../tags/tag-field.tsx';
import { kindsOfTags } from '../tags/tag-text.ts';
import { ThingsAround } from '../things/things-around.tsx';
import styles from './list.module.css';

interface Props extends Pick<InAddress<PostsQuery>, 'inputs' | 'change'> {
  readonly kind: PostKind;
  /** Of the field for words. */
  readonly label: string;
  /** More filters, before the tags that are offered. */
  readonly children?: ReactNode;
}

/** What posts are searched by. */
export function PostFilters({ kind, inputs, change, label, children }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { tags, isFollowing, author } = inputs;
  const { data: offered = [] } = useTags({ kind });
  return (
    <ThingsAround kinds={kindsOfTags([...tags, ...offered])}>
      <div className={styles.filters}>
        <div className={styles.fields}>
          <Words text={inputs.text} change={change} label={label} />
          <div className={styles.tags}>
            <TagField kind={kind} tags={tags} onChange={(next) => change({ tags: next })} />
          </div>
        </div>
        {children}
        <TagChips tags={offered} chosen={tags} onChange={(next) => change({ tags: next })} />
        <div className={styles.people}>
          {(user || isFollowing) && (
            <Switch
              label={t('posts.following')}
              checked={isFollowing}
              onChange={({ currentTarget }) => change({ isFollowing: currentTarget.checked })}
            />
          )}
          {author !== '' && (
            <button
              type="button"
              className={styles.taken}
              aria-label={t('list.take', { what: `@${author}` })}
              onClick={() => change({ author: '' })}
            >
              <bdi>@{author}</bdi>
              <X size={14} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
    </ThingsAround>
  );
}

function Words({ text, change, label }: Pick<PostsQuery, 'text'> & Pick<Props, 'change' | 'label'>) {
  const ask = useCallback((words: string) => change({ text: words }), [change]);
  const { typed, type } = useTyped(text, ask);
  return (
    <search className={styles.search}>
      <SearchField label={label} value={typed} onChange={type} />
    </search>
  );
}
