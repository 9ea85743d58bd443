import {
  CircleHelp,
  Image,
  type LucideIcon,
  MessageSquareText,
  Move,
  Music,
  PersonStanding,
  Sparkles,
} from 'lucide-react';
import type { ActionKind } from '#machines/storyeditor/storyeditor.types';
import styles from './kind-icon.module.css';

export type KindLook = ActionKind | 'background';

const ICONS: Readonly<Record<KindLook, LucideIcon>> = {
  talk: MessageSquareText,
  layout: PersonStanding,
  motion: Move,
  effect: Sparkles,
  sound: Music,
  background: Image,
  other: CircleHelp,
};

const SIZE = 16;

/** What kind an action is of; a word always says it, too. */
export function KindIcon({ kind, size = SIZE }: { readonly kind: KindLook; readonly size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} className={styles.icon} data-kind={kind} aria-hidden="true" />;
}
