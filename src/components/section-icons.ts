import {
  BookOpen,
  CircleUser,
  Gamepad2,
  House,
  type LucideIcon,
  MessagesSquare,
  Sparkles,
  Trophy,
  Wrench,
} from 'lucide-react';
import type { SectionName } from '#model/site/sections';

/** What stands for each group of pages. */
export const SECTION_ICONS: Readonly<Record<SectionName, LucideIcon>> = {
  home: House,
  ourdream: Sparkles,
  community: MessagesSquare,
  leaderboard: Trophy,
  game: Gamepad2,
  info: BookOpen,
  tool: Wrench,
  profile: CircleUser,
};
