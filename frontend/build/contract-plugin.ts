import { normalizePath, runnerImport } from 'vite'
import type { Plugin } from 'vite'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRoute = (value: unknown): value is { method: string; path: string } =>
  isRecord(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string'

const isArea = (value: unknown): value is Record<string, { method: string; path: string }> =>
  isRecord(value) && Object.values(value).length > 0 && Object.values(value).every(isRoute)

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  value === null ||
  (Array.isArray(value) && value.every(isPlain))

/** What the browser needs of an export of the contract: a route's method and path, and plain constants. */
export function browserValue(value: unknown): unknown {
  if (isArea(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, { method, path }]) => [name, { method, path }]))
  }
  return isPlain(value) ? value : undefined
}

/** Keeps the schemas, and with them the schema library, out of the browser: types still come from the contract. */
export function contractPlugin(folder: string): Plugin {
  const prefix = `${normalizePath(folder)}/`
  return {
    name: 'contract-for-the-browser',
    enforce: 'pre',
    async load(id) {
      const file = normalizePath(id.split('?')[0] ?? id)
      if (!file.startsWith(prefix) || !file.endsWith('.ts')) return null
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: 'error',
      })
      dependencies.forEach((dependency) => this.addWatchFile(dependency))
      return Object.entries(module)
        .map(([name, value]) => [name, browserValue(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
