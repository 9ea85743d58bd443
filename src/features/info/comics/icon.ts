import { BookImage, type LucideIcon } from 'lucide-react';

export const Icon: LucideIcon = BookImage;
