import * as z from 'zod/mini'
import { FileAnswer, LocationParam } from '../fields'
import type { Area } from '../route'

/**
 * What of a dish stands in the table of a menu, and under which name
 * (docs/product/desk.md#in-bulk).
 */
export const bulkColumns = [
  'code',
  'name',
  'description',
  'price',
  'category',
  'allergens',
  'advisory',
  'spice',
  'station',
  'order',
  'popular',
] as const
export const BulkColumn = z.enum(bulkColumns)
export type BulkColumn = z.infer<typeof BulkColumn>

/**
 * One cell that differs from the menu, or that is wrong; `row` is the spreadsheet's, whose first is
 * that of the names.
 */
export const BulkRow = z.object({
  row: z.int(),
  code: z.string(),
  field: z.nullable(BulkColumn),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  error: z.nullable(z.string()),
})
export type BulkRow = z.infer<typeof BulkRow>

const params = z.object({ location: LocationParam })

export const deskBulk = {
  exportMenu: {
    method: 'GET',
    path: '/api/desk/menu/{location}/export',
    summary: "A location's menu as a table for a spreadsheet, at its everyday prices",
    access: 'admin',
    table: 'read',
    answers: 'file',
    params,
    result: FileAnswer,
  },
  importMenu: {
    method: 'POST',
    path: '/api/desk/menu/{location}/import',
    summary: 'Says what a table would change of a menu; with `apply=true` changes all of it or nothing',
    access: 'admin',
    table: 'write',
    takes: 'csv',
    params,
    query: z.object({ apply: z.optional(z.enum(['true', 'false'])) }),
    body: z.string().check(z.minLength(1, 'Must be a table with a first row of names')),
    result: z.object({ rows: z.array(BulkRow), applied: z.boolean() }),
  },
} as const satisfies Area
