let resolveShown: () => void;

/** Resolves when what stands around the pages is on the screen for the first time. */
export const shellShown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

export const markShellShown = (): void => resolveShown();
