import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reactions } from '#shared/platform/reactions'

const functionsFolder = join(__dirname, '../functions')
const files = readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[/-])records\.ts$/.test(file))
  .map((file) => join(functionsFolder, file))

/**
 * The types of records that a schema reads: the literals of its `type`, through upgrades and
 * intersections.
 */
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

it('finds what the table holds in the schemas of its records', async () => {
  expect(await recordTypes()).toEqual(expect.arrayContaining(['Order', 'Stock', 'Dish', 'SpokenComment', 'Code']))
})

it.each(reactions)('$name is called for records that there are', async ({ entities }) => {
  const types = await recordTypes()
  expect(entities.filter((entity) => !types.includes(entity))).toEqual([])
})
