/**
 * Ends the task: what the visitor did meanwhile is answered, then it goes on. A message and no timer, because those of a
 * tab in the background come once a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
