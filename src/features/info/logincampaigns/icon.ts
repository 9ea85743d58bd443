import { CalendarCheck, type LucideIcon } from 'lucide-react';

export const Icon: LucideIcon = CalendarCheck;
