/** No system takes these in the name of a file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** A name that is no path: those in a visitor's package may be made to lead out of a folder. */
export const plainFileName = (name: string): string => name.replace(FORBIDDEN, ' ').trim();
