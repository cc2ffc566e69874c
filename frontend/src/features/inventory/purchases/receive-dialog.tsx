import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { nameOneUnit } from '#shared/inventory/stock'
import type { Purchase } from '#shared/purchases/contract'
import { formatAmountWithUnit } from '#base/format'
import { requireAmount } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { NumberField, TextField } from '#ui/forms/fields'
import { getPackPrice } from '#shared/inventory/packs'
import { PriceRiseNote } from './price-rise-note'
import { useReceivePurchase } from './use-purchases'

type ReceiveDialogProps = { readonly purchase: Purchase; readonly onClose: () => void }

/** What came in of a line: in the pack that was ordered, if any, and loose. */
type ReceivedLine = {
  readonly count: string
  readonly quantity: string
  readonly unitCost: string
  readonly expirationDate: string
}
type ReceiveForm = { readonly lines: readonly ReceivedLine[] }

const amount = requireAmount('Enter a number; 0 if it did not come')

type LineFieldsProps = {
  readonly line: Purchase['lines'][number]
  /** The line's place in the form. */
  readonly at: `lines.${number}`
}

function LineFields({ line: { name, unit, unitCost, packs: [pack] = [] }, at }: LineFieldsProps) {
  const pricedUnit = pack?.name ?? unit
  return (
    <Box as="fieldset" borderTopWidth="1px" pt="3">
      <Box as="legend" fontWeight="semibold" float="left" width="100%" mb="2">
        {name}
        {pack && `, ${pack.name} with ${formatAmountWithUnit(pack.quantity, unit)}`}
      </Box>
      <Grid clear="both" gap="3" templateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} alignItems="start">
        {pack && <NumberField name={`${at}.count`} label={`Received, ${pack.name}`} rules={amount} />}
        <NumberField name={`${at}.quantity`} label={`${pack ? 'And loose' : 'Received'}, ${unit}`} rules={amount} />
        <NumberField name={`${at}.unitCost`} label={`Price per ${nameOneUnit(pricedUnit)}, $`} rules={amount} />
        <TextField name={`${at}.expirationDate`} label="Expires (optional)" type="date" />
        <PriceRiseNote
          field={`${at}.unitCost`}
          item={{ name, unit: pricedUnit }}
          before={getPackPrice(unitCost, pack)}
        />
      </Grid>
    </Box>
  )
}

/** What came in of a purchase order, and at which prices: as ordered, unless changed. */
export function ReceiveDialog({ purchase, onClose }: ReceiveDialogProps) {
  const { mutateAsync: receive } = useReceivePurchase()
  const { number, supplier, lines } = purchase
  const form = useSubmitForm<ReceiveForm>({
    defaults: {
      lines: lines.map((line) => {
        const { quantity, packs: [pack] = [], unitCost } = line.received ?? line
        const loose = pack ? Number(quantity) - Number(pack.count) * Number(pack.quantity) : Number(quantity)
        return {
          count: pack?.count ?? '0',
          quantity: loose.toFixed(2),
          unitCost: getPackPrice(unitCost, pack),
          expirationDate: '',
        }
      }),
    },
    send: async (values) => {
      await receive({
        number,
        lines: lines.map(({ itemId, packs: [pack] = [] }, index) => {
          const { count = '0', quantity = '0', unitCost = '0', expirationDate = '' } = values.lines[index] ?? {}
          const inPacks = pack && { packs: [{ name: pack.name, count }], priceOf: pack.name }
          return { itemId, quantity, unitCost, ...inPacks, ...(expirationDate !== '' && { expirationDate }) }
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
      form={form}
      onClose={onClose}
    >
      <Box color="fg.muted">
        From {supplier}. Correct what came differently. The prices become the costs of the items.
      </Box>
      {lines.map((line, index) => (
        <LineFields key={line.itemId} line={line} at={`lines.${index}`} />
      ))}
    </FormDialog>
  )
}
