import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MARK_AVAILABLE, MARK_UNAVAILABLE, type UpdateAvailabilityRequest } from '#shared/menu/availability'
import { availabilityRoutes, type ChangedAvailability } from '#shared/menu/availability-contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import { callApi } from '#base/api/client'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { toast } from '#ui/toast'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import {
  archiveDish,
  cacheDish,
  deskMenuQuery,
  findCurrentVersion,
  getSaveErrorMessage,
  isDeskDish,
  restoreDish,
} from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'

type DishArchivePanelProps = { readonly dish: EditableDish; readonly isUnsaved: boolean }

/** Says that a dish is 86'd, and which open orders still have to be made with it. */
const describeOff = ({ openOrders }: ChangedAvailability): string =>
  [
    'It is 86’d. Restock it here, on Today or at a board.',
    ...(openOrders.length > 0
      ? [`Open orders with it: ${openOrders.map(({ ticketNumber }) => `#${ticketNumber}`).join(', ')}.`]
      : []),
  ].join(' ')

/** 86es a dish: it is sold out until staff restock it here, on Today or at a board. */
export function EightySixButton({ dish }: { readonly dish: EditableDish }) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [changed, setChanged] = useState<ChangedAvailability | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: UpdateAvailabilityRequest) =>
      callApi(availabilityRoutes.updateAvailability, {
        params: { menuItemId: dish.id, location },
        body,
      }),
    onSuccess: setChanged,
    onSettled: () => client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey }),
  })
  // The form's dish doesn't follow its availability, which has no version.
  const isOff = changed?.isAvailable === false
  return (
    <>
      {changed && <chakra.p role="status">{isOff ? describeOff(changed) : 'It is back on the menu.'}</chakra.p>}
      <Button
        type="button"
        variant="outline"
        justifySelf="start"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => mutate(isOff ? MARK_AVAILABLE : MARK_UNAVAILABLE)}
      >
        {isOff ? 'Restock' : '86 until restocked'}
      </Button>
      {error && (
        <chakra.p role="alert" color="danger.fg">
          {getSaveErrorMessage(error)}
        </chakra.p>
      )}
    </>
  )
}

/** Archives a dish or restores it. */
export function DishArchivePanel({ dish, isUnsaved }: DishArchivePanelProps) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { press, isSending } = useSingleSubmit(async () => {
    setFailure(null)
    try {
      if (dish.isArchived) {
        cacheDish(client, location, await restoreDish(location, dish))
        toast({ title: `${dish.name} is back on the menu` })
      } else {
        await archiveDish(location, dish)
        toast({ title: `${dish.name} is off the menu` })
      }
    } catch (error) {
      const current = findCurrentVersion(error, isDeskDish)
      if (current) cacheDish(client, location, current)
      setFailure(getSaveErrorMessage(error))
    } finally {
      await client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
    }
  })
  return (
    <FormPanel
      title={dish.isArchived ? 'Archived' : 'Archive this dish'}
      lead={
        dish.isArchived
          ? 'It is not on the menu. Past orders keep it.'
          : 'Takes it off permanently. Past orders keep it, and you can restore it. If it only ran out, 86 it instead.'
      }
    >
      {failure && (
        <chakra.p role="alert" color="danger.fg">
          {failure}
        </chakra.p>
      )}
      <Button
        type="button"
        variant="outline"
        justifySelf="start"
        disabled={isSending || isUnsaved}
        aria-busy={isSending}
        onClick={() => (dish.isArchived ? void press() : setConfirming(true))}
      >
        {dish.isArchived ? 'Restore' : 'Archive'}
      </Button>
      {isUnsaved && (
        <chakra.p fontSize="sm" color="fg.subtle">
          Save or discard what you changed first.
        </chakra.p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={`Archive ${dish.name}?`}
          confirmLabel="Archive"
          keepLabel="Keep"
          onConfirm={() => void press()}
          onClose={() => setConfirming(false)}
        >
          It leaves the menu at once.
        </ConfirmDialog>
      )}
    </FormPanel>
  )
}
