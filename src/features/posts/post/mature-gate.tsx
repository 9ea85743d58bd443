import { Button } from '@mantine/core';
import { ShieldAlert } from 'lucide-react';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Post } from './post.data.ts';
import { useWarnings } from './use-warnings.ts';

interface Props {
  readonly post: Post;
  readonly onShow: () => void;
}

const EXPLICIT = 3;
const ICON = 28;

/** Stands before a post that is not for everybody, until its reader asks for it. */
export function MatureGate({ post, onShow }: Props) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const warnings = useWarnings(post);
  const rating = t(post.rating === EXPLICIT ? 'post.ratingOf.explicit' : 'post.ratingOf.mature');
  const what = warnings.length === 0 ? '' : ` ${t('post.contains', { what: list(warnings) })}`;
  return (
    <EmptyState
      isPage
      icon={<ShieldAlert size={ICON} />}
      title={t('post.matureTitle', { rating })}
      text={`${t('post.matureText')}${what}`}
    >
      <Button variant="filled" onClick={onShow}>
        {t('post.matureShow')}
      </Button>
      <PageLink to={'/profile/preferences#display'}>{t('post.matureAlways')}</PageLink>
    </EmptyState>
  );
}
