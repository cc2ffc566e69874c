import { existsSync } from 'node:fs'
import { routes } from './routes'
import { reactionEntry, reactions } from './reactions'

const calls = routes.map((named) => ({ ...named, call: `${named.route.method} ${named.route.path}` }))

it.each(calls)('$call has its handler', ({ entry }) => {
  expect(existsSync(entry)).toBe(true)
})

it.each(reactions)('$name has its handler', ({ name }) => {
  expect(existsSync(reactionEntry(name))).toBe(true)
})

it('has unique names', () => {
  expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length)
})

it.each(calls)('$call has a schema for its path fields', ({ route }) => {
  const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const taken = Object.keys(route.params && 'shape' in route.params ? Object(route.params.shape) : {})
  expect(taken.sort()).toEqual(named.sort())
})

it('caches only responses that are equal for all users', () => {
  const personal = calls.filter(({ route }) => route.cacheSeconds !== undefined && route.access !== 'public')
  expect(personal).toEqual([])
})

it('has write access to the table if its calls are counted', () => {
  expect(calls.filter(({ route }) => route.limit !== undefined && route.table !== 'write')).toEqual([])
})
