import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reactions } from '#shared/registry/reactions'

const functionsFolder = join(__dirname, '../functions')
const files = readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)([\w-]+-)?records\.ts$/.test(file))
  .map((file) => join(functionsFolder, file))

/** The literals of `type` in the schemas of records. */
const types = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/type: z\.(?:literal|enum)\((.*?)\)/g)].flatMap(([, values = '']) =>
    [...values.matchAll(/'(\w+)'/g)].map(([, type]) => type),
  ),
)

it('finds the record types in the schemas', () => {
  expect(types).toEqual(expect.arrayContaining(['Order', 'Stock', 'Dish', 'SpokenComment', 'Code']))
})

it.each(reactions)('$name is called for existing record types', ({ entities }) => {
  expect(entities.filter((entity) => !types.includes(entity))).toEqual([])
})
