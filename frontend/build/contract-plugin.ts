import { normalizePath, runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { browserValue } from './contract-values'

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
