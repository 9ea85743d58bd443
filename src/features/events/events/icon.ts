import { CalendarDays, type LucideIcon } from 'lucide-react';

export const Icon: LucideIcon = CalendarDays;
