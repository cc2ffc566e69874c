import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { DishRecord, MENU_SHAPE, SpecialRecord } from './records'
import { HoursRecord } from './records-hours'

it('a printed menu is known by the digest of its schema, which is to be written down anew when that changes', () => {
  const schemas = [DishRecord, SpecialRecord, HoursRecord].map((schema) =>
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }),
  )
  expect(MENU_SHAPE).toBe(createHash('sha256').update(JSON.stringify(schemas)).digest('base64url').slice(0, 12))
})
