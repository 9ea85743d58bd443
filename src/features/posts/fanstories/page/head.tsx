import { Button } from '@mantine/core';
import { Download, Pencil, PencilRuler } from 'lucide-react';
import { Link } from 'react-router';
import { STORY_RATINGS, STORY_TYPES } from '#model/listing/stories-query';
import { storyFileAddress } from '#model/media/story/files';
import { readPostText } from '#model/records/read-rich-text';
import { editStoryPath, NEW_STORY } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { fileName, saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Post } from '../../post/post.data.ts';
import { useWarnings } from '../../post/use-warnings.ts';
import type { FanStory } from './fan-story.data.ts';
import styles from './story.module.css';

interface Props {
  readonly post: Post;
  /** Null until it is compiled, and where it cannot be. */
  readonly story: FanStory | null;
  /** Not while its warnings wait for an answer. */
  readonly hasCover: boolean;
}

/** The first picture of the post, else the place where the story begins. */
function coverOf({ content }: Post, story: FanStory | null): string | null {
  const [own] = readPostText(content).flatMap((block) => (block.type === 'images' ? block.paths : []));
  if (own !== undefined) return own;
  const background = story?.script.opening.background;
  return story && background ? storyFileAddress(story.server, background) : null;
}

/** Kind, rating, warnings and length, as far as they are known. */
function useFacts(post: Post, story: FanStory | null): readonly string[] {
  const { t } = useTranslation();
  const warnings = useWarnings(post);
  const kind = STORY_TYPES.find((type) => type === post.storyType);
  const rating = post.rating ? STORY_RATINGS[post.rating] : undefined;
  return [
    ...(kind ? [t(`fanStories.kindOf.${kind}`)] : []),
    ...(rating ? [t(`fanStories.ratingOf.${rating}`)] : []),
    ...warnings,
    ...(story
      ? [t('fanStories.lines', { count: story.lines }), t('fanStories.minutes', { minutes: story.minutes })]
      : []),
  ];
}

/** As it was sent: an object as its JSON. */
function saveSource(post: Post): void {
  const { id, title, storySource } = post;
  const text = typeof storySource === 'string' ? storySource : JSON.stringify(storySource);
  const name = `${fileName(title ?? '', 'story')}-${id}.json`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The source as a file, and the ways to the editor: for its author to edit it, for everyone to make a copy. */
function SourceButtons({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const username = useSession().user?.username;
  return (
    <div className={styles.buttons}>
      {username !== undefined && post.author?.username === username && (
        <Button component={Link} to={editStoryPath(post.id)} leftSection={<Pencil {...ICON} />}>
          {t('action.edit')}
        </Button>
      )}
      <Button component={Link} to={`${NEW_STORY}?from=${post.id}`} leftSection={<PencilRuler {...ICON} />}>
        {t('fanStories.copyInEditor')}
      </Button>
      <Button leftSection={<Download {...ICON} />} onClick={() => saveSource(post)}>
        {t('fanStories.save')}
      </Button>
    </div>
  );
}

/** The title of a story with its cover, what it is about, and how long it is. */
export function Head({ post, story, hasCover }: Props) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const facts = useFacts(post, story);
  const cover = hasCover ? coverOf(post, story) : null;
  return (
    <header className={styles.head}>
      {cover !== null && <img className={styles.cover} src={cover} alt="" decoding="async" />}
      <div className={styles.names}>
        <h1>
          <bdi>{post.title || t('post.untitled')}</bdi>
        </h1>
        {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
        {post.summary && (
          <p className={styles.summary} dir="auto">
            {post.summary}
          </p>
        )}
        {story && story.hosts.length > 0 && (
          <p className={styles.quiet} role="note">
            {t('fanStories.outside', { hosts: list(story.hosts) })}
          </p>
        )}
      </div>
      {post.storySource && <SourceButtons post={post} />}
    </header>
  );
}
