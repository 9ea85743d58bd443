/** What a figure does by itself, in the order in which it is offered. */
export const HABITS = ['isIdling', 'isBlinking', 'isBreathing', 'looksAtPointer'] as const;
