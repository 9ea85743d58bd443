/** Letters of a link that still make a code which cameras read from a screen. Known before the code's own file is there. */
export const MAX_IN_CODE = 300;
