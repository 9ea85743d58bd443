/** What a list is kept under in the query cache. */
export const listKey = (name: string): string[] => ['list', name];
