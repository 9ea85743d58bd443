export { CalendarDays as Icon } from 'lucide-react';
