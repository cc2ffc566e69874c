import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { baseConfig } from './base-config'

const namesOf = (utilities: typeof defaultBaseConfig.utilities = {}): string[] =>
  Object.entries(utilities).flatMap(([name, utility]) => [name, ...[utility?.shorthand ?? []].flat()])

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') && !path.includes('base-config')
      ? [readFileSync(path, 'utf8')]
      : []
  })

const source = sources(join(__dirname, '../..')).join('\n')

// Plain CSS to Chakra without a token or transform of its own, or a name that means something else in our code.
const harmless = new Set([
  'border',
  'opacity',
  'aspectRatio',
  'transform',
  'scale',
  'translate',
  'contrast',
  'cursor',
  'backdropFilter',
  'filter',
])

describe('our own base of the style system', () => {
  it('knows every style property in use that Chakra would translate', () => {
    const own = new Set(namesOf(baseConfig.utilities))
    const plain = (name: string) => {
      const utility = defaultBaseConfig.utilities?.[name]
      return harmless.has(name) || /^border.*(Style|Width)$|^transitionProperty$/.test(name) || !utility
    }
    const missing = namesOf(defaultBaseConfig.utilities).filter(
      (name) => !own.has(name) && !plain(name) && new RegExp(`(^|[\\s{(,])${name}(=|: ?['{\\d])`, 'm').test(source),
    )
    expect(missing).toEqual([])
  })

  it('knows every state in use', () => {
    const used = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
      new RegExp(`\\b_${name}[=:]`).test(source),
    )
    expect(used.filter((name) => !Object.keys(baseConfig.conditions ?? {}).includes(name))).toEqual([])
  })
})
