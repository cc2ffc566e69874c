import { groupRoutes } from '#shared/contract/groups'
import type { Group } from '#shared/contract/groups'
import type { RouteBody } from '#shared/contract/route'
import { serializeCart } from '#shared/rules/stored-cart'
import { removeOrderedLines } from '#shared/rules/cart-changes'
import type { Cart } from '#shared/rules/cart'
import { isDefiniteRejection } from '#base/api/idempotency'
import { callApi } from '#base/api/call'
import { cartStore } from '#base/cart/cart-store'
import type { JoinedGroup } from '#base/group/joined'
import { toGroupLines } from './group-lines'

type Part = RouteBody<typeof groupRoutes.part>

/** A part whose answer got lost: sent again to the letter, it is the same change. */
let unanswered: { readonly groupId: string; readonly cart: string; readonly body: Part } | null = null

/** One's own part with the cart's lines beside what is in it already. */
async function partWith({ id: groupId, token, personId, name }: JoinedGroup, cart: Cart): Promise<Part> {
  if (unanswered?.groupId === groupId && unanswered.cart === serializeCart(cart)) return unanswered.body
  const { people } = await callApi(groupRoutes.read, { params: { groupId } })
  const own = people.find(({ id }) => id === personId)
  const lines = [...(own?.lines ?? []).map(({ id: _id, ...line }) => line), ...toGroupLines(cart)]
  return { name, token, version: own?.version ?? 0, lines }
}

/**
 * Puts what is in the cart into one's part of the group's order, once, and takes it out of the
 * cart.
 */
export async function addCartToGroup(joined: JoinedGroup): Promise<Group> {
  const cart = cartStore.get()
  const body = await partWith(joined, cart)
  unanswered = { groupId: joined.id, cart: serializeCart(cart), body }
  try {
    const group = await callApi(groupRoutes.part, { params: { groupId: joined.id }, body })
    unanswered = null
    // Another tab may have added to the cart meanwhile.
    cartStore.change((lines) => removeOrderedLines(lines, cart))
    return group
  } catch (error) {
    if (isDefiniteRejection(error)) unanswered = null
    throw error
  }
}
