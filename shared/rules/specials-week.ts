import type { FieldError } from '../problem'
import { MAX_SPECIALS_PER_DAY } from '../contract/desk/specials'

type Special = { readonly id?: string | undefined; readonly menuItemId: number; readonly dayOfWeek: number }

/**
 * What is wrong with a week of specials, each with the field that it is about
 * (docs/product/desk.md#specials).
 */
export function validateSpecialsWeek(specials: readonly Special[], onMenu: ReadonlySet<number>): readonly FieldError[] {
  return specials.flatMap((special, index) => {
    const before = specials.slice(0, index)
    const ofDay = before.filter(({ dayOfWeek }) => dayOfWeek === special.dayOfWeek)
    const fault = (field: keyof Special, message: string) => [{ path: `specials.${index}.${field}`, message }]
    return [
      ...(onMenu.has(special.menuItemId) ? [] : fault('menuItemId', 'This dish is not on the menu')),
      ...(ofDay.some(({ menuItemId }) => menuItemId === special.menuItemId)
        ? fault('menuItemId', 'This dish has a special that day already')
        : []),
      ...(ofDay.length >= MAX_SPECIALS_PER_DAY
        ? fault('dayOfWeek', `A day has ${MAX_SPECIALS_PER_DAY} specials at most`)
        : []),
      ...(special.id !== undefined && before.some(({ id }) => id === special.id)
        ? fault('id', 'Another special has this id')
        : []),
    ]
  })
}
