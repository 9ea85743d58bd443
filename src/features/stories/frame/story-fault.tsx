import { Button } from '@mantine/core';
import { FileQuestion, FileX } from 'lucide-react';
import { Link } from 'react-router';
import { STORY_CATALOGUE } from '#model/media/story/catalogue/catalogue-path';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { NoSuchThing } from '#src/kit/detail/no-such-thing.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ScriptFailure } from '../script.data.ts';

/** Stands in place of a story that no list knows. */
export function NoStory() {
  const { t } = useTranslation();
  return (
    <NoSuchThing
      title={t('stories.missing.unknownTitle')}
      text={t('stories.missing.unknownText')}
      list={{ path: STORY_CATALOGUE, label: t('stories.all') }}
    />
  );
}

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Servers that may have it. */
  readonly others: readonly { readonly server: ServerIndex; readonly path: string }[];
}

/** Says why a script is not there, by its file, and where else the story may be read. */
export function StoryFault({ error, onRetry, others }: Props) {
  const { t } = useTranslation();
  const { fault, file } = error instanceof ScriptFailure ? error : { fault: 'failed' as const, file: '' };
  if (fault === 'failed') {
    const [title, text] = [t('stories.missing.failedTitle'), t('stories.missing.failedText', { file })];
    return <ErrorState title={title} text={text} onRetry={onRetry} />;
  }
  const [icon, title, text] =
    fault === 'absent'
      ? ([FileQuestion, t('stories.missing.absentTitle'), t('stories.missing.absentText', { file })] as const)
      : ([
          FileX,
          t('stories.missing.brokenTitle'),
          fault === 'long'
            ? t('stories.missing.longText', { file })
            : t('stories.missing.brokenText', { file }),
        ] as const);
  const Icon = icon;
  return (
    <EmptyState icon={<Icon size={28} />} title={title} text={text}>
      {others.map(({ server, path }) => (
        <Button key={server} component={Link} to={path}>
          {t('stories.missing.otherServer', { server: t(`server.${SERVERS[server]}`) })}
        </Button>
      ))}
    </EmptyState>
  );
}
