import { type LucideIcon, Sparkles } from 'lucide-react';

export const Icon: LucideIcon = Sparkles;
