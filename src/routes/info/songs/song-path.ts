/** Address of a song's own page. */
export const songPath = (id: number): string => `/info/songs/${id}`;
