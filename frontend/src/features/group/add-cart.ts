import { groups } from '#shared/contract/groups'
import type { Group } from '#shared/contract/groups'
import type { BodyOf } from '#shared/contract/route'
import { formatCart } from '#shared/rules/stored-cart'
import { withoutOrdered } from '#shared/rules/cart-changes'
import type { Cart } from '#shared/rules/cart'
import { isRefusal } from '#base/api/idempotency'
import { call } from '#base/api/call'
import { cartStore } from '#base/cart/cart-store'
import type { Joined } from '#base/group/joined'
import { sentLines } from './group-lines'

type Part = BodyOf<typeof groups.part>

/** A part whose answer got lost: sent again to the letter, it is the same change. */
let unanswered: { readonly groupId: string; readonly cart: string; readonly body: Part } | null = null

/** One's own part with the cart's lines beside what is in it already. */
async function partWith({ id: groupId, token, personId, name }: Joined, cart: Cart): Promise<Part> {
  if (unanswered?.groupId === groupId && unanswered.cart === formatCart(cart)) return unanswered.body
  const { people } = await call(groups.read, { params: { groupId } })
  const own = people.find(({ id }) => id === personId)
  const lines = [...(own?.lines ?? []).map(({ id: _id, ...line }) => line), ...sentLines(cart)]
  return { name, token, version: own?.version ?? 0, lines }
}

/**
 * Puts what is in the cart into one's part of the group's order, once, and takes it out of the
 * cart.
 */
export async function addCart(joined: Joined): Promise<Group> {
  const cart = cartStore.get()
  const body = await partWith(joined, cart)
  unanswered = { groupId: joined.id, cart: formatCart(cart), body }
  try {
    const group = await call(groups.part, { params: { groupId: joined.id }, body })
    unanswered = null
    // Another tab may have added to the cart meanwhile.
    cartStore.change((lines) => withoutOrdered(lines, cart))
    return group
  } catch (error) {
    if (isRefusal(error)) unanswered = null
    throw error
  }
}
