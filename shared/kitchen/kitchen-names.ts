/** A line with what cooks call its dish and options, if not as on the menu. */
export type NamedLine = {
  readonly kitchenNames?: readonly { readonly name: string; readonly kitchenName: string }[] | undefined
}

/** Returns what cooks call a dish or an option of a line; undefined if as on the menu. */
export const findKitchenName = ({ kitchenNames = [] }: NamedLine, name: string): string | undefined =>
  kitchenNames.find((pair) => pair.name === name)?.kitchenName

type DishLine = NamedLine & { readonly menuItem: { readonly name: string } }

/**
 * Returns the name of a line's dish that cooks read first, and the menu's name if it differs
 * (docs/product/kitchen.md#kitchen-names).
 */
export function getDishNames(line: DishLine): { readonly first: string; readonly menuName: string | undefined } {
  const kitchenName = findKitchenName(line, line.menuItem.name)
  return kitchenName === undefined
    ? { first: line.menuItem.name, menuName: undefined }
    : { first: kitchenName, menuName: line.menuItem.name }
}

/** Formats a dish as `Pollo (Hibachi Chicken)`. */
export function formatDishName(line: DishLine): string {
  const { first, menuName } = getDishNames(line)
  return menuName === undefined ? first : `${first} (${menuName})`
}

/** What owners put before an ingredient to leave out, in the languages of kitchens. */
const NEGATION = /^(?:no|sin|without|hold|leave out)\b|^[不免走去无無]|^(?:빼|なし)/i

/** Formats the kitchen name of what is left out, which has to say so: `SIN cebolla`, `不要洋葱`. */
export const formatKitchenRemoval = (kitchenName: string, no: string): string =>
  NEGATION.test(kitchenName.trim()) ? kitchenName : `${no} ${kitchenName.toLowerCase()}`
