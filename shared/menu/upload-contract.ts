import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { FileResponse, idField, LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_PICTURE_BYTES } from './pictures/picture'

/** The columns of a menu spreadsheet (docs/product/desk.md#bulk-editing). */
export const importColumns = [
  'code',
  'name',
  'also called',
  'kitchen name',
  'description',
  'price',
  'dayparts',
  'daypart prices',
  'category',
  'allergens',
  'advisory',
  'spice',
  'station',
  'lead',
  'order',
  'popular',
  'recipe',
] as const
export const ImportColumn = z.enum(importColumns)
export type ImportColumn = z.infer<typeof ImportColumn>

/** The columns of a table of options (docs/product/desk.md#options-as-a-table). */
export const optionColumns = [
  'group',
  'option',
  'price',
  'default',
  'up to',
  'also called',
  'recipe',
  'adds allergens',
  'removes allergens',
  'advisory',
  'at least',
  'at most',
  'dishes',
  'group id',
  'option id',
] as const
export type OptionColumn = (typeof optionColumns)[number]

/** A field that an import changes. Only exports of other systems have options in the dish's row. */
export const ImportField = z.enum([...importColumns, ...optionColumns, 'options'])
export type ImportField = z.infer<typeof ImportField>

/** What a table is: one of the desk's own exports, or another system's. */
export const ImportFormat = z.enum(['hibachi-ember', 'options', 'kitchen-names', 'square', 'toast'])
export type ImportFormat = z.infer<typeof ImportFormat>

/**
 * A cell that differs from the menu or is invalid. `row` counts from the header row, which is 1.
 */
export const ImportRow = z.object({
  row: z.int(),
  /** The name of the row's file, of several. */
  file: z.optional(z.string()),
  code: z.string(),
  field: z.nullable(ImportField),
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
    summary: "A location's menu as a spreadsheet, at its regular prices, its options or all kitchen names",
    access: 'admin',
    table: 'read',
    answers: 'file',
    params,
    query: z.object({ table: z.optional(z.enum(['desk-menu', 'options', 'kitchen-names'])) }),
    result: FileResponse,
  },
  importMenuCsv: {
    method: 'POST',
    path: '/api/desk/menu/{location}/import',
    summary: 'Lists what a spreadsheet would change on a menu; `apply=true` applies all changes or none',
    access: 'admin',
    table: 'write',
    limit: 'menu-changes',
    takes: 'csv',
    params,
    query: z.object({ apply: z.optional(z.enum(['true', 'false'])) }),
    body: ofKind('file', z.string()).check(z.minLength(1, 'Must be a table with a first row of names')),
    result: z.object({
      format: ImportFormat,
      rows: z.array(ImportRow),
      /** What the import leaves out or adds besides dishes, in sentences. */
      notices: z.array(z.string()),
      applied: z.boolean(),
    }),
  },
} as const satisfies RouteGroup

const A_YEAR_SECONDS = 365 * 24 * 3600

export const pictureRoutes = {
  addPicture: {
    method: 'POST',
    path: '/api/desk/pictures',
    summary:
      'Accepts a picture of at most 8 MiB (JPEG, PNG, WebP or AVIF by content) and creates the sizes that the site shows',
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
    summary: 'A file of an uploaded picture; its address on the site is `/pictures/{file}`',
    access: 'public',
    table: 'read',
    answers: 'picture',
    // The name changes with the content.
    cacheSeconds: A_YEAR_SECONDS,
    params: z.object({ file: idField(80) }),
    /** Base64, the form in which a Lambda function returns bytes. */
    result: z.string(),
  },
} as const satisfies RouteGroup
