import { IdCard, type LucideIcon } from 'lucide-react';

export const Icon: LucideIcon = IdCard;
