import { useState } from 'react'
import { useLocation } from 'wouter'
import { groupRoutes } from '#shared/groups/contract'
import type { Group, GroupLine, GroupParticipant } from '#shared/groups/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { toast } from '#ui/toast'
import { joinedGroupStore } from '#base/session/joined-group'
import type { JoinedGroup } from '#base/session/joined-group'
import { useMenu } from '#base/menu/use-menu'
import { toGroupCart } from './group-lines'

type Acts = { readonly group: Group; readonly joined: JoinedGroup; readonly put: (group: Group) => void }

const plain = ({ id: _id, ...line }: GroupLine) => line

/** What one taken over leaves behind where the host opens it again. */
const withoutNames = () => cartStore.change((cart) => cart.filter((line) => line.for === undefined))

/** What can be done in a group's order by whoever is in it; one at a time. */
export function useGroupActions({ group, joined, put }: Acts) {
  const { items: menu } = useMenu()
  const [, navigate] = useLocation()
  const [isHeld, setHeld] = useState(false)
  const { id: groupId, token, name } = joined
  const params = { groupId }

  async function doing(act: () => Promise<Group>): Promise<Group | null> {
    setHeld(true)
    try {
      const next = await act()
      put(next)
      return next
    } catch (error) {
      toast({
        title: 'Not changed',
        description: getErrorMessage(error, "We can't reach the kitchen right now."),
        type: 'error',
      })
      return null
    } finally {
      setHeld(false)
    }
  }

  const setOwn = (own: GroupParticipant, lines: readonly GroupLine[]) =>
    doing(() =>
      callApi(groupRoutes.updatePart, { params, body: { name, token, version: own.version, lines: lines.map(plain) } }),
    )
  const setState = (state: 'open' | 'closed') =>
    doing(() => callApi(groupRoutes.updateGroupState, { params, body: { token, state } }))

  return {
    isHeld,
    /** Without the menu nobody knows what its lines are called and cost. */
    canSend: menu.length > 0,
    count: (own: GroupParticipant, line: GroupLine, quantity: number) =>
      void setOwn(
        own,
        own.lines.map((each) => (each === line ? { ...line, quantity } : each)),
      ),
    remove: (person: GroupParticipant, line: GroupLine) =>
      void (person.id === joined.personId
        ? setOwn(
            person,
            person.lines.filter((each) => each !== line),
          )
        : doing(() =>
            callApi(groupRoutes.removeLine, { params, body: { token, personId: person.id, lineId: line.id } }),
          )),
    removePerson: ({ id: personId }: GroupParticipant) =>
      void doing(() => callApi(groupRoutes.removePerson, { params, body: { token, personId } })),
    open: async () => {
      if (!(await setState('open'))) return
      withoutNames()
      joinedGroupStore.set({ ...joined, takenOver: null })
    },
    /** Closes the adding, takes everything over into the cart, and goes to the checkout. */
    send: async () => {
      const closed = group.state === 'closed' ? group : await setState('closed')
      if (!closed) return
      withoutNames()
      cartStore.change((cart) => [...cart, ...toGroupCart(closed, menu)])
      joinedGroupStore.set({ ...joined, takenOver: closed.version })
      navigate('/checkout')
    },
  }
}
