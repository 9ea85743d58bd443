/** Our server says by it that an empty list stands for one that its origin lacks. */
export const MISSING_HEADER = 'x-setori-missing';
