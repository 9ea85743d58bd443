import { type LucideIcon, Music } from 'lucide-react';

export const Icon: LucideIcon = Music;
