import {
  BookOpen,
  CircleUser,
  Gamepad2,
  Heart,
  House,
  type LucideIcon,
  MessagesSquare,
  Trophy,
  Wrench,
} from 'lucide-react';
import type { SectionName } from '#model/site/sections';

/** What stands for each group of pages. */
export const SECTION_ICONS: Readonly<Record<SectionName, LucideIcon>> = {
  home: House,
  ourdream: Heart,
  community: MessagesSquare,
  leaderboard: Trophy,
  game: Gamepad2,
  info: BookOpen,
  tool: Wrench,
  profile: CircleUser,
};
