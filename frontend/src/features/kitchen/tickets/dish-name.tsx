import { getDishNames } from '#shared/kitchen/kitchen-names'
import type { TicketLine } from '#shared/orders/contract'

/** What cooks call a dish, with the menu's name small below it. */
export function DishName({ line }: { readonly line: Pick<TicketLine, 'menuItem' | 'kitchenNames'> }) {
  const { first, menuName } = getDishNames(line)
  return (
    <>
      {first}
      {menuName !== undefined && <small className="menu-name">{menuName}</small>}
    </>
  )
}
