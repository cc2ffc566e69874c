import * as z from 'zod/mini'
import { CategoryId, noteField, urlField } from '../platform/fields'
import { MenuCategory } from './contract'
import { required, termFields } from './dish-inputs'
import type { RouteGroup } from '../platform/route'

/** The texts of a category, its place and its picture. */
export const categoryFields = {
  name: required(60, 'Name is required'),
  description: noteField(300),
  displayOrder: z.int().check(z.minimum(0), z.maximum(99_999)),
  imageUrl: z.nullable(urlField(200)),
}

export const categoryRoutes = {
  addCategory: {
    method: 'POST',
    path: '/api/desk/menu/categories',
    summary: "Adds a category to the group's menus, by default at their end",
    access: 'admin',
    concerns: 'group',
    status: 201,
    table: 'write',
    body: z.object({
      ...categoryFields,
      description: z._default(categoryFields.description, ''),
      displayOrder: z.optional(categoryFields.displayOrder),
      imageUrl: z._default(categoryFields.imageUrl, null),
      dayparts: z._default(termFields.dayparts, []),
      daypartPrices: z._default(termFields.daypartPrices, {}),
    }),
    result: MenuCategory,
  },
  archiveCategory: {
    method: 'DELETE',
    path: '/api/desk/menu/categories/{categoryId}',
    summary: 'Archives a category that has no dishes on any menu; its id is never used again',
    access: 'admin',
    concerns: 'group',
    status: 204,
    table: 'write',
    params: z.object({ categoryId: CategoryId }),
    result: z.undefined(),
  },
} as const satisfies RouteGroup
