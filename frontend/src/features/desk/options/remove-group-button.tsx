import { Button } from '#ui/chakra/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { toast } from '#ui/toast'
import { getSaveErrorMessage } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { listDishesNeedingGroup } from './dishes-needing-group'
import { deleteOptionGroup, optionGroupsQuery } from './option-groups-api'

type RemoveGroupButtonProps = {
  readonly group: SharedOptionGroup
  readonly dishes: readonly EditableDish[]
  readonly onRemoved: () => void
}

const MAX_NAMED = 12

/** `Hibachi Chicken, Hibachi Steak and 5 more`. */
function formatNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  return more > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${more} more` : names.join(', ')
}

/** Takes a group off all of its dishes, after naming them. */
export function RemoveGroupButton({ group, dishes, onRemoved }: RemoveGroupButtonProps) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const having = dishes.filter(({ id }) => group.dishes.includes(id))
  const names = having.map(({ name, isArchived }) => (isArchived ? `${name} (archived)` : name)).sort()
  const needing = listDishesNeedingGroup(group, having).map(({ name }) => name)
  const remove = () => {
    deleteOptionGroup(location, group.id).then(
      () => {
        void client.invalidateQueries({ queryKey: optionGroupsQuery(location).queryKey })
        toast({ title: `${group.name} is removed. Undo it under Changes.` })
        onRemoved()
      },
      (error: unknown) => toast({ title: 'Not removed', description: getSaveErrorMessage(error), type: 'error' }),
    )
  }
  return (
    <>
      <Button type="button" variant="outline" mt="5" onClick={() => setConfirming(true)}>
        Remove from all dishes
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Remove ${group.name}?`}
          confirmLabel="Remove"
          keepLabel="Keep"
          isReady={needing.length === 0}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        >
          {needing.length > 0
            ? `${formatNames(needing)} ${needing.length === 1 ? 'has' : 'have'} another option that takes away what this group brings. Change that first.`
            : `Guests can no longer choose it for ${formatNames(names)}. Open orders keep what they have.`}
        </ConfirmDialog>
      )}
    </>
  )
}
