import type { ScriptName } from '#model/vocabulary/scripts';
import type { ScriptContext, ScriptEvent, ScriptsCommand } from './scripts.types.ts';

export const initialContext = ({ input }: { input: ScriptName }): ScriptContext => ({
  name: input,
  error: null,
});

export const failure = (event: ScriptEvent): Partial<ScriptContext> => ({
  error: 'error' in event ? event.error : null,
});

/** Input of `load`. */
export const nameOf = ({ context }: { context: ScriptContext }): ScriptName => context.name;

/** Name of the requested script's actor. */
export const requestedScript = ({ event }: { event: ScriptsCommand }): ScriptName => event.name;

export const live2d = (): ScriptName => 'live2d';
export const social = (): ScriptName => 'social';
