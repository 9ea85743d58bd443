export { Music as Icon } from 'lucide-react';
