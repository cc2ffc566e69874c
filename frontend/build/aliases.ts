import { fileURLToPath } from 'node:url'

/**
 * The import aliases of the frontend's layers, as in tsconfig.json.
 * Plugins need them before Vite has read tsconfig.json.
 */
export const aliases = Object.fromEntries(
  ['ui', 'base', 'features'].map((layer) => [`#${layer}`, fileURLToPath(new URL(`../src/${layer}`, import.meta.url))]),
)
