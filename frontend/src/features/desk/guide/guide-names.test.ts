import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../../..')
const guide = readFileSync(join(root, 'docs/owners-guide.md'), 'utf8')

/** Every text of the screens, with any text where it has a value. */
function listTexts(): readonly string[] {
  const files = globSync('frontend/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|testing/.test(file),
  )
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const quoted = source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`/g)
    const between = source.matchAll(/>([^<>]*[A-Za-z][^<>]*)</g)
    return [...quoted, ...between].map(([, ...found]) => found.find((text) => text !== undefined) ?? '')
  })
}

const toPattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .trim()
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .split(/\$?\{[^{}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  )

it('names buttons and pages as the screens do', () => {
  const texts = listTexts().filter((text) => /[a-z]{2}|PIN/i.test(text.replaceAll(/\$?\{[^{}]*\}/g, '')))
  const patterns = [...new Set(texts)].map(toPattern)
  const names = new Set([...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name.replaceAll(/\s+/g, ' ')))
  expect(names.size).toBeGreaterThan(60)
  expect([...names].filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([])
})
