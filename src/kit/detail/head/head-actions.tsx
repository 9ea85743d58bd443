import { Button } from '@mantine/core';
import { Ellipsis, ImageDown, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../actors/use-locale.ts';
import { useShare } from '../../address/use-share.ts';
import type { MenuAction } from '../../overlay/action-list.tsx';
import { ActionMenu } from '../../overlay/action-menu.tsx';
import { useTranslation } from '../../text/translation.tsx';
import styles from '../detail.module.css';
import { useKeptMenu } from './kept-menu.ts';

const ADDRESS = /^\/info\/([a-z]+)\/0*([1-9]\d*)/;

/** The picture that links to this page show in chats, as a file; the server draws it. Null where it draws none. */
function useSharePicture(): { readonly href: string; readonly download: string } | null {
  const { locale } = useLocale();
  const [, kind, id] = ADDRESS.exec(useLocation().pathname) ?? [];
  if (kind === undefined || id === undefined) return null;
  return { href: `/preview/${locale}/${kind}/${id}.png`, download: `setori-${kind}-${id}.png` };
}

/** A tool with this thing set. */
export interface ToolLink {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: string;
}

interface Props {
  readonly title: string;
  readonly tools: readonly ToolLink[];
}

/** Giving the page away and the tools it leads to: buttons beside each other, on phones one menu of them. */
export function HeadActions({ title, tools }: Props) {
  const { t } = useTranslation();
  const { share, label, said } = useShare(title);
  const picture = useSharePicture();
  const kept = useKeptMenu();
  const link = { label, icon: <Link2 size={16} aria-hidden="true" /> };
  const drawn = picture && {
    label: t('detail.sharePicture'),
    icon: <ImageDown size={16} aria-hidden="true" />,
    ...picture,
  };
  const actions: readonly MenuAction[] = [{ ...link, onChoose: share }, ...(drawn ? [drawn] : []), ...tools];
  return (
    <>
      <span className={styles.wide}>
        <Button leftSection={link.icon} onClick={share}>
          {label}
        </Button>
        {drawn && (
          <Button component="a" href={drawn.href} download={drawn.download} leftSection={drawn.icon}>
            {drawn.label}
          </Button>
        )}
        {tools.map((tool) => (
          <Button key={tool.to} component={Link} to={tool.to} leftSection={tool.icon}>
            {tool.label}
          </Button>
        ))}
      </span>
      <span className={styles.narrow}>
        <ActionMenu
          label={t('list.more')}
          actions={actions}
          kept={kept}
          button={(opener) => (
            <button {...opener} type="button" className={styles.more} aria-label={t('list.more')}>
              <Ellipsis size={18} aria-hidden="true" />
            </button>
          )}
        />
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
