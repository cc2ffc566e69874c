import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { groupRoutes } from '#shared/contract/groups'
import { ApiError, getErrorMessage } from '#base/api/api-error'
import { toast } from '#base/components/toast'
import { joinedGroupStore } from '#base/group/joined'
import type { JoinedGroup } from '#base/group/joined'
import { addCartToGroup } from './add-cart'

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
      client.setQueryData([groupRoutes.read.path, joined.id], group)
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
