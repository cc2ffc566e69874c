import { readdirSync } from 'node:fs'
import { locations } from '#shared/locations/index'
import { composeLocationFile, findConflict, getNextClientId, listNextSteps } from './location-file'

const tampa = { code: 'HETPA', name: 'Tampa', domain: 'hibachiember-tampa.example' }

it('a new location gets the next id that no other location has as client or server id', () => {
  const ids = [1]
  while (ids.length < 9) ids.push(getNextClientId(ids.map((clientId) => ({ clientId }))))
  expect(ids).toEqual([1, 2, 3, 7, 8, 9, 13, 14, 15])
  expect(getNextClientId(locations)).toBe(7)
})

it.each([
  ['a code that exists', { ...tampa, code: 'HENOK' }, 'There is a location HENOK already'],
  ['a word of the language', { ...tampa, code: 'NEW' }, "NEW can't be a code here"],
  ['a host name that contains another one', { ...tampa, domain: 'hibachiember-nokomis.example' }, 'that of HENOK'],
  ['a code that another host contains', { ...tampa, code: 'EMBER' }, 'Its host name would be mistaken for that of'],
  ['a ZIP code of another location', { ...tampa, zip: '34285' }, 'ZIP code 34285 is in the file of HENOK'],
])('refuses %s', (_what, location, why) => {
  expect(findConflict(location, locations)).toContain(why)
})

/** The reserved words of ECMAScript, in scripts, strict code and modules. */
const words = `await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null package private protected public
  return static super switch this throw true try typeof var void while with yield arguments`.split(/\s+/)

it('refuses each word that no file can export, and each name of a file', () => {
  const own = locations.map(({ code }) => code.toLowerCase())
  const files = readdirSync('shared/locations').map((file) => file.replace(/\..*$/, ''))
  const taken = [...words, ...files].filter((word) => /^[a-z]{3,8}$/.test(word) && !own.includes(word))
  const accepted = taken.filter((word) => findConflict({ ...tampa, code: word.toUpperCase() }, []) === undefined)
  expect(taken).toContain('continue')
  expect(accepted).toEqual([])
})

it('takes what fits next to the others', () => {
  expect(findConflict({ ...tampa, zip: '33602' }, locations)).toBeUndefined()
})

it('writes any name as the language wants it', () => {
  const file = composeLocationFile({ ...tampa, name: "O'Fallon \\ `${x}`", street: 'Say "Hi" St' }, locations)
  expect(file).toContain(String.raw`name: "O'Fallon \\ ${'`${x}`'}",`)
  expect(file).toContain("fullName: `${groupDefaults.brand} O'Fallon \\\\ \\`\\${x}\\``,")
  expect(file).toContain(`street: 'Say "Hi" St',`)
})

it('says which facts are placeholders, and that a live site needs its own domain', () => {
  const [first] = listNextSteps(tampa)
  expect(first).toContain('street, city, zip, latitude, longitude, phone, area')
  expect(listNextSteps(tampa).join('\n')).toContain('instead of hibachiember-tampa.example')
  expect(listNextSteps({ ...tampa, domain: 'tampa.emberhibachi.com' }).join('\n')).not.toContain('instead of')
})
