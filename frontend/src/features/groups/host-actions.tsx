import { useState } from 'react'
import type { Group } from '#shared/groups/contract'
import { Button } from '#ui/chakra/button'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { getDisplayNames } from './group-lines'
import type { useGroupActions } from './use-group-actions'

export type HostActionsProps = {
  readonly group: Group
  readonly actions: ReturnType<typeof useGroupActions>
  readonly isAlone: boolean
}

/** Closes the group order and checks out, after a question if a member has added nothing. */
export function HostActions({ group, actions, isAlone }: HostActionsProps) {
  const isClosed = group.state === 'closed'
  const [isAsking, setAsking] = useState(false)
  const names = getDisplayNames(group)
  const hasLines = group.people.some(({ lines }) => lines.length > 0)
  // The host's own cart goes to the checkout with the group's dishes; that of a member doesn't.
  const without = group.people
    .filter(({ id, lines }) => id !== group.hostId && lines.length === 0)
    .map(({ id, name }) => names.get(id) ?? name)
  return (
    <>
      <Button
        type="button"
        size="lg"
        variant={isAlone ? 'outline' : 'solid'}
        disabled={actions.isBusy || !actions.canSend || !hasLines}
        onClick={() => (isClosed || without.length === 0 ? void actions.send() : setAsking(true))}
      >
        {isClosed ? 'Continue to Checkout' : 'Close and Check Out'}
      </Button>
      {isClosed && (
        <Button type="button" variant="outline" disabled={actions.isBusy} onClick={() => void actions.open()}>
          Let everyone add again
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`${new Intl.ListFormat('en-US').format(without)} ${without.length === 1 ? 'has' : 'have'} added nothing yet`}
          confirmLabel="Close Anyway"
          keepLabel="Wait"
          isDestructive={false}
          onConfirm={() => void actions.send()}
          onClose={() => setAsking(false)}
        >
          Dishes that are still in someone’s own cart are not in this order. Close anyway?
        </ConfirmDialog>
      )}
    </>
  )
}
