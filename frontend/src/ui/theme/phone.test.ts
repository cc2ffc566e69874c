import { readFileSync, readdirSync } from 'node:fs'
import { renderAppPage } from '#shared/pages/document'

const SOURCES = 'frontend/src'
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'),
)

it('no height is 100vh, which a phone makes higher than its screen', () => {
  expect(sources.filter((file) => /\b100vh\b/.test(readFileSync(`${SOURCES}/${file}`, 'utf8')))).toEqual([])
})

it('no field is a number that the wheel of a mouse changes', () => {
  expect(sources.filter((file) => /type="number"/.test(readFileSync(`${SOURCES}/${file}`, 'utf8')))).toEqual([])
})

it('guests may zoom', () => {
  expect(renderAppPage({ head: '', root: [] }, 'HENPR')).not.toMatch(/maximum-scale|user-scalable/)
})

it('fields have the size of the text at least, so that a phone does not zoom into them', () => {
  const sheet = readFileSync(`${SOURCES}/ui/forms/controls.module.css`, 'utf8')
  const sizes = [...sheet.matchAll(/font-size: var\(--chakra-font-sizes-(\w+)\)/g)].map(([, size]) => size)
  expect(sizes).toEqual(['md', 'md', 'lg'])
})
