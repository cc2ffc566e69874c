import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { defineOption, parseProcessArguments } from '#infra/command-line'
import { locations } from '#shared/locations/index'
import { composeListLine, composeLocationFile, findConflict, listNextSteps, type NewLocation } from './location-file'

const FOLDER = 'shared/locations'

const line = z.string().check(z.regex(/^[^\p{C}]{1,100}$/u, { error: 'no text of one line' }))
const option = (value: string, help: string) => defineOption(z.optional(line), { value, help })
const degrees = (help: string, most: number) => {
  const isWithin = (text: string) => /^-?\d{1,3}(\.\d{1,6})?$/.test(text) && Math.abs(Number(text)) <= most
  const error = `no degrees from -${most} to ${most}`
  const typed = z.string().check(z.refine(isWithin, { error }))
  return defineOption(z.optional(z.pipe(typed, z.transform(Number))), { value: 'DEGREES', help })
}
const matching = (value: string, pattern: RegExp, error: string, help: string) =>
  defineOption(z.optional(z.string().check(z.regex(pattern, { error }))), { value, help })

const { options, words } = parseProcessArguments({
  name: 'npm run tool -- new-location',
  options: {
    name: option('NAME', 'its short name, such as Tampa; the code by default'),
    street: option('STREET', 'street and number'),
    city: option('CITY', 'the city; the name by default'),
    zip: matching('ZIP', /^\d{5}$/, 'no ZIP code of five digits', 'its ZIP code, where it delivers, too'),
    phone: matching('PHONE', /^\(\d{3}\) \d{3}-\d{4}$/, 'no number such as (813) 555-0111', 'its phone'),
    area: option('AREA', 'the area that it serves; the city by default'),
    latitude: degrees('its latitude', 90),
    longitude: degrees('its longitude', 180),
    domain: matching('DOMAIN', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'no domain in small letters', 'its own domain'),
  },
  words: defineOption(
    z.tuple([z.string().check(z.regex(/^[A-Z]{3,8}$/, { error: 'no code of 3 to 8 capital letters' }))], {
      error: 'one code is missing',
    }),
    { value: 'CODE', help: 'the code of the new location, such as HETPA' },
  ),
})

const [code] = words
const { name = `${code[0] ?? ''}${code.slice(1).toLowerCase()}` } = options
const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const location: NewLocation = { domain: `hibachiember-${slug}.example`, ...options, code, name }

const file = join(FOLDER, `${code.toLowerCase()}.ts`)
const conflict =
  findConflict(location, locations) ?? (existsSync(file) ? `There is a file ${file} already.` : undefined)
if (conflict !== undefined) {
  console.error(`${conflict} Nothing was changed.`)
  process.exitCode = 1
} else {
  writeFileSync(file, composeLocationFile(location, locations))
  appendFileSync(join(FOLDER, 'list.ts'), composeListLine(location))
  console.log([`Written: ${file}, and its line in ${FOLDER}/list.ts.`, 'What is left:'].join('\n'))
  listNextSteps(location).forEach((step, at) => console.log(`  ${at + 1}. ${step}`))
}
