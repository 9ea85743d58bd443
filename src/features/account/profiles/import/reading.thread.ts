/** First file of the reading thread's own bundle: reads one text of profiles after the other. */
import { readText } from '#model/profile/files/read-text';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readText(data)));
