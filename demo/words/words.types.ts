/** One word in the five server languages: Japanese, English, traditional and simplified Chinese, Korean. */
export type ServedWord = readonly [string, string, string, string, string];
