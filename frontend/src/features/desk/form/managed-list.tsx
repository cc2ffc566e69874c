import { Button } from '#ui/chakra/button'
import { useMutation, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { getErrorMessage } from '#base/api/client'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { EmptyState } from '#ui/data-states'
import { Surface } from '#ui/chakra/surface'
import { toast } from '#ui/toast'
import { DeskHeader } from '../desk-header'
import { Loaded } from './loaded'

export type AddDialogProps = { readonly onClose: () => void }

type ManagedListProps<T> = {
  readonly title: string
  readonly lead: string
  /** What one thing of the list is called, such as `printer`. */
  readonly noun: string
  readonly query: UseQueryResult<readonly T[]>
  /** Shown instead of an empty list. */
  readonly empty: string
  readonly AddDialog: ComponentType<AddDialogProps>
  readonly removal: {
    readonly keepLabel: string
    /** What removing a thing does. */
    readonly text: string
    readonly send: (item: T) => Promise<unknown>
  }
  readonly children: (items: readonly T[], askToRemove: (item: T) => void) => ReactNode
}

/** A section with a list whose things are added in a dialog and removed after confirmation. */
export function ManagedList<T extends { readonly name: string }>(props: ManagedListProps<T>) {
  const { title, lead, noun, query, empty, AddDialog, removal, children } = props
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<T | null>(null)
  const { mutate: remove } = useMutation({
    mutationFn: removal.send,
    onError: (error) => toast({ title: getErrorMessage(error, `The ${noun} was not removed.`), type: 'error' }),
    onSettled: () => query.refetch(),
  })
  const addButton = <Button onClick={() => setAdding(true)}>Add a {noun}</Button>
  return (
    <>
      <DeskHeader title={title} lead={lead}>
        {/* Without things, the empty state has the button. */}
        {query.data && query.data.length > 0 && addButton}
      </DeskHeader>
      <Loaded query={query} failed={`The ${noun}s could not be loaded.`}>
        {(items) =>
          items.length > 0 ? (
            children(items, setRemoving)
          ) : (
            <Surface>
              <EmptyState title={`No ${noun} yet`} action={addButton}>
                {empty}
              </EmptyState>
            </Surface>
          )
        }
      </Loaded>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title={`Remove ${removing.name}?`}
          confirmLabel="Remove"
          keepLabel={removal.keepLabel}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          {removal.text}
        </ConfirmDialog>
      )}
    </>
  )
}
