import {
  ArrowLeft,
  CirclePlay,
  Eye,
  EyeOff,
  FastForward,
  Maximize,
  MessageSquareText,
  Minimize,
  ScrollText,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Control } from './control.tsx';
import styles from './controls.module.css';

const ICON = 22;

interface LeftProps {
  readonly isHidden: boolean;
  readonly onLog: () => void;
  readonly onText: () => void;
  readonly onHide: () => void;
}

/** Where stories are chosen. */
const listOf = (path: string): string =>
  path.startsWith('/community') ? '/community/stories' : '/tool/storyviewer';

/** What leads away from the picture. */
export function LeftSide({ isHidden, onLog, onText, onHide }: LeftProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={styles.side} data-side="left">
      <PageLink to={listOf(pathname)} className={styles.control}>
        <ArrowLeft size={ICON} aria-hidden="true" />
        <span>{t('stories.theatre.leave')}</span>
      </PageLink>
      <span className={styles.rest} />
      <Control icon={ScrollText} label={t('stories.theatre.log')} keys="l" onPress={onLog} />
      <Control icon={MessageSquareText} label={t('stories.theatre.text')} onPress={onText} />
      <Control
        icon={isHidden ? Eye : EyeOff}
        label={t(isHidden ? 'stories.theatre.show' : 'stories.theatre.hide')}
        keys="h"
        onPress={onHide}
      />
    </div>
  );
}

interface RightProps {
  readonly isWide: boolean;
  readonly isAuto: boolean;
  readonly isSkipping: boolean;
  readonly canGoBack: boolean;
  readonly onWide: () => void;
  readonly onOptions: () => void;
  readonly onAuto: () => void;
  readonly onSkip: () => void;
  readonly onBack: () => void;
}

/** How the story goes on. */
export function RightSide(props: RightProps) {
  const { t } = useTranslation();
  const { isWide, isAuto, isSkipping, canGoBack } = props;
  return (
    <div className={styles.side} data-side="right">
      <Control
        icon={isWide ? Minimize : Maximize}
        label={t(isWide ? 'stories.theatre.leaveFull' : 'stories.theatre.full')}
        keys="f"
        onPress={props.onWide}
      />
      <Control icon={SlidersHorizontal} label={t('stories.theatre.options')} onPress={props.onOptions} />
      <span className={styles.rest} />
      <Control
        icon={CirclePlay}
        label={t('stories.theatre.auto')}
        keys="a"
        isOn={isAuto}
        onPress={props.onAuto}
      />
      <Control
        icon={FastForward}
        label={t('stories.theatre.skip')}
        keys="s"
        isOn={isSkipping}
        onPress={props.onSkip}
      />
      <Control icon={Undo2} label={t('stories.theatre.back')} isOff={!canGoBack} onPress={props.onBack} />
    </div>
  );
}
