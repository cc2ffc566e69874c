import * as z from 'zod/mini'
import { FileResponse, LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_PICTURE_BYTES } from './pictures/picture'

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
  exportMenuCsv: {
    method: 'GET',
    path: '/api/desk/menu/{location}/export',
    summary: "A location's menu as a table for a spreadsheet, at its everyday prices",
    access: 'admin',
    table: 'read',
    answers: 'file',
    params,
    result: FileResponse,
  },
  importMenuCsv: {
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

const A_YEAR_SECONDS = 365 * 24 * 3600

export const pictureRoutes = {
  addPicture: {
    method: 'POST',
    path: '/api/desk/pictures',
    summary:
      'Takes in a picture of at most 8 MiB, JPEG, PNG, WebP or AVIF by its content, and makes the widths of it that the site shows',
    access: 'admin',
    concerns: 'group',
    status: 201,
    table: 'write',
    takes: 'multipart',
    mostBytes: MAX_PICTURE_BYTES,
    body: z.object({ picture: z.file() }),
    result: z.object({ imageUrl: z.string() }),
  },
  getPicture: {
    method: 'GET',
    path: '/api/pictures/{file}',
    summary: 'A file of a picture that was put there at the desk; pages know it as `/pictures/{file}`',
    access: 'public',
    table: 'read',
    answers: 'picture',
    // Its name changes with what is in it.
    cacheSeconds: A_YEAR_SECONDS,
    params: z.object({ file: z.string().check(z.maxLength(80)) }),
    /** Base64, as a function hands bytes on. */
    result: z.string(),
  },
} as const satisfies RouteGroup
