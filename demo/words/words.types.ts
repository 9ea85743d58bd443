/** One word in the five server languages: Japanese, English, traditional and simplified Chinese, Korean. */
export type Word = readonly [string, string, string, string, string];
