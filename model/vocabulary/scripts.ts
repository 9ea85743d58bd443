/** Libraries that load on demand, once: the Live2D core from the product's own path, the social widget (reference R47). */
export const SCRIPTS = ['live2d', 'social'] as const;
export type ScriptName = (typeof SCRIPTS)[number];
