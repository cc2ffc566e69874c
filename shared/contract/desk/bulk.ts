import * as z from 'zod/mini'
import { FileResponse, LocationParam } from '../fields'
import type { RouteGroup } from '../route'

/**
 * What of a dish stands in the table of a menu, and under which name
 * (docs/product/desk.md#in-bulk).
 */
export const importColumns = [
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
export const ImportColumn = z.enum(importColumns)
export type ImportColumn = z.infer<typeof ImportColumn>

/**
 * One cell that differs from the menu, or that is wrong; `row` is the spreadsheet's, whose first is
 * that of the names.
 */
export const ImportRow = z.object({
  row: z.int(),
  code: z.string(),
  field: z.nullable(ImportColumn),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  error: z.nullable(z.string()),
})
export type ImportRow = z.infer<typeof ImportRow>

const params = z.object({ location: LocationParam })

export const menuImportRoutes = {
  exportMenu: {
    method: 'GET',
    path: '/api/desk/menu/{location}/export',
    summary: "A location's menu as a table for a spreadsheet, at its everyday prices",
    access: 'admin',
    table: 'read',
    answers: 'file',
    params,
    result: FileResponse,
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
    result: z.object({ rows: z.array(ImportRow), applied: z.boolean() }),
  },
} as const satisfies RouteGroup
