import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as settings from '#shared/rules/rate-limits'

const page = readFileSync(join(__dirname, '../../SECURITY.md'), 'utf8')

/** The settings that the page states, by name. */
const stated = new Map(
  [...page.matchAll(/`([\w.-]+) = ([\d.]+)`/g)].map(([, name = '', value]): [string, number] => [name, Number(value)]),
)

/** Every number in the exported settings, by its name: `rateLimits.orders`. */
const numbersIn = (name: string, value: unknown): readonly (readonly [string, number])[] => {
  if (typeof value === 'number') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, inner]) => numbersIn(`${name}.${member}`, inner))
}

const exported = Object.entries(settings).flatMap(([name, value]) => numbersIn(name, value))

test.each(exported)('SECURITY.md states the limit %s = %d', (name, value) => {
  expect([name, stated.get(name)]).toEqual([name, value])
})

test('SECURITY.md states no limit that is gone', () => {
  const names = exported.map(([name]) => name)
  expect([...stated.keys()].filter((name) => !names.includes(name))).toEqual([])
})
