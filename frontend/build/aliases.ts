import { fileURLToPath } from 'node:url'

/**
 * How the browser's rooms are called from one another; as in tsconfig.json, which the bundler asks
 * too late.
 */
export const aliases = Object.fromEntries(
  ['ui', 'base', 'features'].map((room) => [`#${room}`, fileURLToPath(new URL(`../src/${room}`, import.meta.url))]),
)
