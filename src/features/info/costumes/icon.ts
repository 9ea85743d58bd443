import { type LucideIcon, Shirt } from 'lucide-react';

export const Icon: LucideIcon = Shirt;
