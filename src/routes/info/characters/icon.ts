export { Users as Icon } from 'lucide-react';
