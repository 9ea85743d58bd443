import { ListChecks, type LucideIcon } from 'lucide-react';

export const Icon: LucideIcon = ListChecks;
