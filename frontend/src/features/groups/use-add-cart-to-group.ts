import { groupRoutes } from '#shared/groups/contract'
import type { Group } from '#shared/groups/contract'
import type { RouteBody } from '#shared/platform/route'
import { serializeCart } from '#shared/orders/cart/stored-cart'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { isDefiniteRejection } from '#base/api/idempotency'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroupStore } from '#base/session/joined-group'
import type { JoinedGroup } from '#base/session/joined-group'
import { toGroupLines } from './group-lines'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { toast } from '#ui/toast'

type Part = RouteBody<typeof groupRoutes.updatePart>

/** A part whose answer got lost: sent again to the letter, it is the same change. */
let unanswered: { readonly groupId: string; readonly cart: string; readonly body: Part } | null = null

/** One's own part with the cart's lines beside what is in it already. */
async function partWith({ id: groupId, token, personId, name }: JoinedGroup, cart: Cart): Promise<Part> {
  if (unanswered?.groupId === groupId && unanswered.cart === serializeCart(cart)) return unanswered.body
  const { people } = await callApi(groupRoutes.getGroup, { params: { groupId } })
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
    const group = await callApi(groupRoutes.updatePart, { params: { groupId: joined.id }, body })
    unanswered = null
    // Another tab may have added to the cart meanwhile.
    cartStore.change((lines) => removeOrderedLines(lines, cart))
    return group
  } catch (error) {
    if (isDefiniteRejection(error)) unanswered = null
    throw error
  }
}

const UNREACHABLE = "We can't reach the kitchen right now. Your dishes are still in your cart."

/** Brings the cart into the group's order and shows it there; says why where that is refused. */
export function useAddCartToGroup(joined: JoinedGroup) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const group = await addCartToGroup(joined)
      client.setQueryData([groupRoutes.getGroup.path, joined.id], group)
      toast({ title: 'Added to the Group', description: `Your dishes are in ${joined.hostName}’s order.` })
      navigate(`/group/${joined.id}`)
    } catch (error) {
      // The group order is over, or the host has removed this person: the cart is the guest's own
      // again.
      if (error instanceof ApiError && [403, 404].includes(error.status)) joinedGroupStore.set(null)
      toast({ title: 'Not added', description: getErrorMessage(error, UNREACHABLE), type: 'error' })
    } finally {
      setAdding(false)
    }
  }
  return { add: () => void add(), isAdding }
}
