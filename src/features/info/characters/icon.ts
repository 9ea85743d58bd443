import { type LucideIcon, Users } from 'lucide-react';

export const Icon: LucideIcon = Users;
