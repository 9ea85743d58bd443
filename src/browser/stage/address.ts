/**
 * Stands for the package `url` (vite.config.ts), which Pixi hands on to older programs and never asks itself: what every browser can do
 * needs no 60 kB.
 */
export const parse = (address: string): URL => new URL(address);

export const format = ({ href }: URL): string => href;

export const resolve = (from: string, to: string): string => new URL(to, from).href;
