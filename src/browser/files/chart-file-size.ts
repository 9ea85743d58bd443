/** Far more than any chart needs (`MAX_CHART_LENGTH`), so that a video dropped by mistake is not read. */
export const MAX_CHART_FILE = 4_000_000;
/** A package has the music and the engine in it, and a backup of a draft its music and cover. */
const MAX_PACKAGE_FILE = 64_000_000;

/** Those of other games, too, so that they are refused by name. */
const PACKAGE = /\.(?:scp|zip|osz|mcz|cytoidlevel|pez|qp)$/i;

/** Whether a file is larger than a chart, or a package with one, can be. */
export const isTooLargeForChart = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  size > (PACKAGE.test(name) ? MAX_PACKAGE_FILE : MAX_CHART_FILE);
