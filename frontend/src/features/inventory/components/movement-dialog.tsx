import { FormProvider, useForm } from 'react-hook-form'
import { serverIdOf } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useStock } from '../api/inventory-queries'
import { useRecordMovement } from '../api/use-record-movement'
import { emptyMovement, movementOf } from '../movement-form'
import type { MovementForm } from '../movement-form'
import { FormDialog } from './form-dialog'
import { MovementFields } from './movement-fields'

type MovementDialogProps = { readonly itemId: number | undefined; readonly onClose: () => void }

/** Records what came in, went out or was counted; it stays as it is when that fails. */
export function MovementDialog({ itemId, onClose }: MovementDialogProps) {
  const location = useLocationConfig()
  const { data: stocks = [] } = useStock()
  const { mutate: record, isPending } = useRecordMovement()
  const form = useForm<MovementForm>({
    defaultValues: { ...emptyMovement, itemId: itemId === undefined ? '' : String(itemId) },
  })
  const submit = form.handleSubmit((typed) => {
    if (!isPending) record(movementOf(typed, serverIdOf(location)), { onSuccess: onClose })
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title="Record Movement"
        submitLabel="Record Movement"
        pendingLabel="Recording…"
        isPending={isPending}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <MovementFields stocks={stocks} />
      </FormDialog>
    </FormProvider>
  )
}
