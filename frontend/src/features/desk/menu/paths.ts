type Named = { readonly code: string; readonly id?: number; readonly isArchived?: boolean }

/** Where a dish is changed. Its code may belong to another since it was archived. */
export const pathOf = ({ code, id, isArchived = false }: Named): string =>
  `/desk/menu/${encodeURIComponent(code)}${isArchived ? `?id=${id}` : ''}`

/** No dish's code begins so: these are pages beside the dishes. */
export const CATEGORIES = '/desk/menu/_categories'
export const NEW_DISH = '/desk/menu/_new'
export const IN_BULK = '/desk/menu/_import'
