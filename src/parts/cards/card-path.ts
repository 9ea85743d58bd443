/** Address of a card's own page. */
export const cardPath = (id: number): string => `/info/cards/${id}`;
