import {
  Award,
  BadgeCheck,
  ChevronsUp,
  Drum,
  Guitar,
  type LucideIcon,
  MoveRight,
  Music2,
  PanelTop,
  Pin,
  Sparkles,
  Sticker,
  Volume2,
} from 'lucide-react';
import type { OtherName } from '#model/site/others';

export const OTHER_ICONS: Readonly<Record<OtherName, LucideIcon>> = {
  stamps: Sticker,
  titles: Award,
  items: Guitar,
  skills: Sparkles,
  levels: ChevronsUp,
  notes: Music2,
  flicks: MoveRight,
  lanes: PanelTop,
  sounds: Volume2,
  decorations: Pin,
  badges: BadgeCheck,
  bands: Drum,
};
