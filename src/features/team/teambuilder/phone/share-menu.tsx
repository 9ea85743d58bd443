import { ActionIcon } from '@mantine/core';
import { ClipboardList, ImageDown, LayoutGrid, Link2, Send, Share2 } from 'lucide-react';
import { canHandOver, handOver, takesPictures } from '#src/kit/address/hand-over.ts';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTeamPicture } from '../../picture/use-picture.ts';
import type { Question } from '../../question/use-question.ts';
import { useCode } from '../../result/use-code.tsx';
import { useCopies } from '../../result/use-copies.ts';
import { useIsAnswered } from '../../search/searched.ts';
import styles from './thumb-bar.module.css';

interface Props {
  readonly question: Question;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The question and its answer for others: by what the phone offers, as a link, as text, as a picture. */
export function ShareMenu({ question }: Props) {
  const { t } = useTranslation();
  const copies = useCopies(question);
  const picture = useTeamPicture(question);
  const code = useCode(copies);
  const isAnswered = useIsAnswered(question);
  // The teams of a medley have buttons of their own.
  const hasTeam = copies.hasTeam && question.inputs.live !== 'medley';
  const send = () => {
    const url = copies.linkNow();
    if (hasTeam && takesPictures()) picture.send(url);
    else void handOver({ title: document.title, url });
  };
  const ofTeam: readonly MenuAction[] = [
    { label: t('builder.result.copyText'), icon: <ClipboardList {...ICON} />, onChoose: copies.copyText },
    {
      label: t('builder.picture.save'),
      icon: <ImageDown {...ICON} />,
      onChoose: () => picture.save(copies.linkNow()),
    },
  ];
  const actions: readonly MenuAction[] = [
    ...(canHandOver() ? [{ label: t('builder.share.send'), icon: <Send {...ICON} />, onChoose: send }] : []),
    { label: t('copy.link'), icon: <Link2 {...ICON} />, onChoose: copies.copyLink },
    ...(code.isOffered
      ? [{ label: t('builder.share.code'), icon: <LayoutGrid {...ICON} />, onChoose: code.open }]
      : []),
    ...(hasTeam ? ofTeam : []),
  ];
  return (
    <>
      <span className={styles.said} role="status">
        {copies.said || picture.said}
      </span>
      <ActionMenu
        label={t('builder.share.label')}
        actions={actions}
        button={(opener) => (
          <ActionIcon
            {...opener}
            variant={isAnswered ? 'filled' : 'default'}
            aria-label={t('builder.share.label')}
          >
            <Share2 size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      />
      {code.dialog}
    </>
  );
}
