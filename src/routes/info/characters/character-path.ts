/** Address of a character's own page. */
export const characterPath = (id: number): string => `/info/characters/${id}`;
