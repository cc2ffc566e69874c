import { useState } from 'react'
import { useLocation } from 'wouter'
import { groupRoutes, type Group, type GroupLine, type GroupParticipant } from '#shared/groups/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { toast } from '#ui/toast'
import { joinedGroupStore, type JoinedGroup } from '#base/session/joined-group'
import { useMenu } from '#base/menu/use-menu'
import { toGroupCart } from './group-lines'

type GroupActionsInput = {
  readonly group: Group
  readonly joined: JoinedGroup
  readonly onChange: (group: Group) => void
}

const toRequestLine = ({ id: _id, ...line }: GroupLine) => line

/** Removes lines that an earlier checkout of the group moved into the host's cart. */
const removeGroupLines = () => cartStore.change((cart) => cart.filter((line) => line.for === undefined))

/** Changes to a group order by a participant. `isBusy` is true while a change awaits its answer. */
export function useGroupActions({ group, joined, onChange }: GroupActionsInput) {
  const { items: menu } = useMenu()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const { id: groupId, token, name } = joined
  const params = { groupId }

  async function run(action: () => Promise<Group>): Promise<Group | null> {
    setBusy(true)
    try {
      const next = await action()
      onChange(next)
      return next
    } catch (error) {
      toast({
        title: 'Not changed',
        description: getErrorMessage(error, "We can't reach the kitchen right now."),
        type: 'error',
      })
      return null
    } finally {
      setBusy(false)
    }
  }

  const updateOwnLines = (participant: GroupParticipant, lines: readonly GroupLine[]) =>
    run(() =>
      callApi(groupRoutes.updatePart, {
        params,
        body: { name, token, version: participant.version, lines: lines.map(toRequestLine) },
      }),
    )
  const setState = (state: 'open' | 'closed') =>
    run(() => callApi(groupRoutes.updateGroupState, { params, body: { token, state } }))

  return {
    isBusy,
    /** Names and prices of the lines come from the menu, so it must be loaded first. */
    canSend: menu.length > 0,
    setQuantity: (participant: GroupParticipant, line: GroupLine, quantity: number) =>
      void updateOwnLines(
        participant,
        participant.lines.map((other) => (other === line ? { ...line, quantity } : other)),
      ),
    remove: (person: GroupParticipant, line: GroupLine) =>
      void (person.id === joined.personId
        ? updateOwnLines(
            person,
            person.lines.filter((other) => other !== line),
          )
        : run(() =>
            callApi(groupRoutes.removeLine, { params, body: { token, personId: person.id, lineId: line.id } }),
          )),
    removePerson: ({ id: personId }: GroupParticipant) =>
      void run(() => callApi(groupRoutes.removePerson, { params, body: { token, personId } })),
    open: async () => {
      if (!(await setState('open'))) return
      removeGroupLines()
      joinedGroupStore.set({ ...joined, closedAtVersion: null })
    },
    /** Closes the group order, moves all lines into the host's cart and opens the checkout. */
    send: async () => {
      const closed = group.state === 'closed' ? group : await setState('closed')
      if (!closed) return
      removeGroupLines()
      cartStore.change((cart) => [...cart, ...toGroupCart(closed, menu)])
      joinedGroupStore.set({ ...joined, closedAtVersion: closed.version })
      navigate('/checkout')
    },
  }
}
