import { getServerId } from '#shared/locations/index'
import { useSubmitForm } from '#base/forms/use-sent-form'
import { useLocationConfig } from '#base/location/location'
import { useStock } from '../api/inventory-queries'
import { useRecordMovement } from '../api/use-record-movement'
import { emptyMovement, buildMovement } from '../movement-form'
import type { MovementForm } from '../movement-form'
import { FormDialog } from '#base/forms/form-dialog'
import { MovementFields } from './movement-fields'

type MovementDialogProps = { readonly begin?: Partial<MovementForm>; readonly onClose: () => void }

/** Records what came in, went out or was counted; it stays as it is when that fails. */
export function MovementDialog({ begin, onClose }: MovementDialogProps) {
  const location = useLocationConfig()
  const { data: stocks = [] } = useStock()
  const { mutateAsync: record } = useRecordMovement()
  const sent = useSubmitForm<MovementForm>({
    defaults: { ...emptyMovement, ...begin },
    send: (typed) => record(buildMovement(typed, getServerId(location))).then(onClose),
  })
  return (
    <FormDialog
      title="Record Movement"
      submitLabel="Record Movement"
      pendingLabel="Recording…"
      sent={sent}
      onClose={onClose}
    >
      <MovementFields stocks={stocks} />
    </FormDialog>
  )
}
