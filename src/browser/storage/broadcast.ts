/** Notifies the other tabs of this site that something kept under a key has changed. */
export interface Broadcast {
  post(key: string): void;
  /** Calls back when another tab posts the key. The function returned ends it. */
  listen(key: string, onPost: () => void): () => void;
}

/** One channel per page; it does not hear itself. Without the browser's channels nothing is sent. */
export function createBroadcast(name = 'setori'): Broadcast {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (key) => channel.postMessage(key),
    listen(key, onPost) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === key) onPost();
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
