import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reactions } from '#shared/registry/reactions'

const functionsFolder = join(__dirname, '../functions')
const files = readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)([\w-]+-)?records\.ts$/.test(file))
  .map((file) => join(functionsFolder, file))

/** Returns the record types that a schema accepts: the literals of its `type`. */
function typesRead(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniPipe) return typesRead(schema.def.out)
  if (schema instanceof z.ZodMiniIntersection) return [...typesRead(schema.def.left), ...typesRead(schema.def.right)]
  if (!(schema instanceof z.ZodMiniObject)) return []
  const type: unknown = schema.shape['type']
  return type instanceof z.ZodMiniLiteral ? type.def.values.map(String) : []
}

async function recordTypes(): Promise<string[]> {
  const modules = await Promise.all(files.map((file): Promise<object> => import(file)))
  return modules.flatMap((module) => Object.values(module).flatMap(typesRead))
}

it('finds the record types in the schemas', async () => {
  expect(await recordTypes()).toEqual(expect.arrayContaining(['Order', 'Stock', 'Dish', 'SpokenComment', 'Code']))
})

it.each(reactions)('$name is called for existing record types', async ({ entities }) => {
  const types = await recordTypes()
  expect(entities.filter((entity) => !types.includes(entity))).toEqual([])
})
