import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { singularize } from '#shared/platform/text'
import type { Purchase } from '#shared/purchases/contract'
import { requireAmount } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { NumberField, TextField } from '#ui/forms/fields'
import { PriceRiseNote } from './price-rise-note'
import { useReceivePurchase } from './use-purchases'

type ReceiveDialogProps = { readonly purchase: Purchase; readonly onClose: () => void }

type ReceivedLine = { readonly quantity: string; readonly unitCost: string; readonly expirationDate: string }
type ReceiveForm = { readonly lines: readonly ReceivedLine[] }

const amount = requireAmount('Enter a number; 0 if it did not come')

/** What came in of a purchase order, and at which prices: as ordered, unless changed. */
export function ReceiveDialog({ purchase, onClose }: ReceiveDialogProps) {
  const { mutateAsync: receive } = useReceivePurchase()
  const { number, supplier, lines } = purchase
  const sent = useSubmitForm<ReceiveForm>({
    defaults: {
      lines: lines.map(({ quantity, unitCost, received = { quantity, unitCost } }) => ({
        ...received,
        expirationDate: '',
      })),
    },
    send: async (values) => {
      await receive({
        number,
        lines: lines.map(({ itemId }, index) => {
          const { quantity = '0', unitCost = '0', expirationDate = '' } = values.lines[index] ?? {}
          return { itemId, quantity, unitCost, ...(expirationDate !== '' && { expirationDate }) }
        }),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Receive purchase order ${number}`}
      size="lg"
      submitLabel="Receive all"
      pendingLabel="Receiving…"
      sent={sent}
      onClose={onClose}
    >
      <Box color="fg.muted">
        From {supplier}. Correct what came differently. The prices become the costs of the items.
      </Box>
      {lines.map(({ itemId, name, unit, unitCost }, index) => (
        <Box as="fieldset" key={itemId} borderTopWidth="1px" pt="3">
          <Box as="legend" fontWeight="semibold" float="left" width="100%" mb="2">
            {name}
          </Box>
          <Grid clear="both" gap="3" templateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} alignItems="start">
            <NumberField name={`lines.${index}.quantity`} label={`Received, ${unit}`} rules={amount} />
            <NumberField name={`lines.${index}.unitCost`} label={`Price per ${singularize(unit)}, $`} rules={amount} />
            <TextField name={`lines.${index}.expirationDate`} label="Expires (optional)" type="date" />
            <PriceRiseNote field={`lines.${index}.unitCost`} item={{ name, unit }} before={unitCost} />
          </Grid>
        </Box>
      ))}
    </FormDialog>
  )
}
