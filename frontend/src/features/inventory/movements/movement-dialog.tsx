import { getServerId } from '#shared/locations/index'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig } from '#base/location/location'
import { useCanEditStock } from '../data/use-inventory'
import { useStock } from '../data/inventory-queries'
import { MovementFields } from './movement-fields'
import { buildMovement, emptyMovement, type MovementForm } from './movement-rules'
import { useRecordMovement } from './record-movement'

type MovementDialogProps = { readonly initialValues?: Partial<MovementForm>; readonly onClose: () => void }

/** A form that records a stock movement. After a failure the dialog stays open with its input. */
export function MovementDialog({ initialValues, onClose }: MovementDialogProps) {
  const location = useLocationConfig()
  const { data: stocks = [] } = useStock()
  const { mutateAsync: record } = useRecordMovement()
  const form = useSubmitForm<MovementForm>({
    defaults: { ...emptyMovement, ...initialValues },
    send: (values) => record(buildMovement(values, getServerId(location))).then(onClose),
  })
  const title = useCanEditStock() ? 'Record Movement' : 'Record Waste'
  return (
    <FormDialog title={title} submitLabel={title} pendingLabel="Recording…" form={form} onClose={onClose}>
      <MovementFields stocks={stocks} />
    </FormDialog>
  )
}
