import { groupRoutes, type Group } from '#shared/groups/contract'
import type { RouteBody } from '#shared/platform/route'
import { serializeCart } from '#shared/orders/cart/stored-cart'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { isDefiniteRejection } from '#base/api/idempotency'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroupStore, type JoinedGroup } from '#base/session/joined-group'
import { toGroupLines } from './group-lines'
import { readGroup } from './use-group'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { toast } from '#ui/toast'

type PartRequest = RouteBody<typeof groupRoutes.updatePart>

/** A request without an answer. Sending the identical body again does not add the dishes twice. */
let unanswered: { readonly groupId: string; readonly cart: string; readonly body: PartRequest } | null = null

/** Builds the request that adds the cart's lines to this participant's existing lines. */
async function buildPartRequest({ id: groupId, token, personId, name }: JoinedGroup, cart: Cart): Promise<PartRequest> {
  if (unanswered?.groupId === groupId && unanswered.cart === serializeCart(cart)) return unanswered.body
  const { people } = await readGroup(groupId)
  const participant = people.find(({ id }) => id === personId)
  const lines = [...(participant?.lines ?? []).map(({ id: _id, ...line }) => line), ...toGroupLines(cart)]
  return { name, token, version: participant?.version ?? 0, lines }
}

/**
 * Moves the cart's lines into this participant's part of the group order.
 * @throws ApiError when the server rejects the change or does not answer
 */
async function addCartToGroup(joined: JoinedGroup): Promise<Group> {
  const cart = cartStore.get()
  const body = await buildPartRequest(joined, cart)
  unanswered = { groupId: joined.id, cart: serializeCart(cart), body }
  try {
    const group = await callApi(groupRoutes.updatePart, { params: { groupId: joined.id }, body })
    unanswered = null
    // Another tab may have added dishes meanwhile, so only the moved lines leave the cart.
    cartStore.change((lines) => removeOrderedLines(lines, cart))
    return group
  } catch (error) {
    if (isDefiniteRejection(error)) unanswered = null
    throw error
  }
}

const UNREACHABLE = "We can't reach the kitchen right now. Your dishes are still in your cart."

/** Whether a group order was sent for good: one that is only closed may be opened again. */
async function isGroupSent(id: string, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.problem?.code !== 'group-closed') return false
  const group = await readGroup(id).catch(() => undefined)
  return group !== undefined && group.orderId !== null
}

const sayThatIsSent = ({ hostName }: JoinedGroup): string =>
  `${hostName}’s order has been sent already. Your dishes are still in your cart: you can order them yourself.`

/** Returns a function that moves the cart into the group order and opens it, or shows the error. */
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
      const isSent = await isGroupSent(joined.id, error)
      // The host removed this participant, or the group order has ended: the browser leaves it.
      if (isSent || (error instanceof ApiError && [403, 404].includes(error.status))) joinedGroupStore.set(null)
      const description = isSent ? sayThatIsSent(joined) : getErrorMessage(error, UNREACHABLE)
      toast({ title: 'Not added', description, type: 'error' })
    } finally {
      setAdding(false)
    }
  }
  return { add: () => void add(), isAdding }
}
