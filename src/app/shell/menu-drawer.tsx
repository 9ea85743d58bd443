import { useMounted } from '@mantine/hooks';
import { DialogLayer } from '../../kit/overlay/dialog-layer.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import { MenuShortcuts } from './menu-shortcuts.tsx';
import { SideMenu } from './side-menu.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The side menu on screens that have no place for it. */
export function MenuDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  // The library notes where the focus was when it goes from closed to open: it comes closed, for a moment.
  const isMounted = useMounted();
  return (
    <DialogLayer
      opened={isOpen && isMounted}
      title={t('nav.menu')}
      place="side"
      width={280}
      onClose={onClose}
    >
      <nav aria-label={t('nav.main')}>
        <MenuShortcuts onNavigate={onClose} />
        <SideMenu onNavigate={onClose} />
      </nav>
    </DialogLayer>
  );
}
