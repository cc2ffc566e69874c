import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { useState } from 'react'
import type { Purchase } from '#shared/purchases/contract'
import { useLocationConfig } from '#base/location/location'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { formatMoney } from '../format'
import { RowCard } from '../table'
import { PurchaseSheet } from './purchase-sheet'
import { ReceiveDialog } from './receive-dialog'
import { useCancelPurchase } from './use-purchases'

const getTotal = ({ lines }: Purchase): number =>
  lines.reduce((sum, line) => {
    const { quantity, unitCost } = line.received ?? line
    return sum + Number(line.received?.paid ?? Number(quantity) * Number(unitCost))
  }, 0)

const stateLabels = { open: 'Ordered', received: 'Received', cancelled: 'Canceled' } as const

type OpenDialog = 'receive' | 'cancel' | null

type PurchaseRowProps = {
  readonly purchase: Purchase
  readonly isPrinted: boolean
  readonly onPrint: (isPrinted: boolean) => void
}

function PurchaseRow({ purchase, isPrinted, onPrint }: PurchaseRowProps) {
  const { timeZone } = useLocationConfig()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const { mutate: cancel } = useCancelPurchase()
  const { number, state, supplier, email, lines, createdAt, endedAt } = purchase
  const formatDate = (at: string) =>
    new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone })
  const close = () => setDialog(null)
  return (
    <RowCard>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Box minW="0">
          <Box fontWeight="semibold">
            {number}: {supplier}
          </Box>
          <Box fontSize="sm" color="fg.muted">
            {stateLabels[state]} {formatDate(endedAt ?? createdAt)}
            {state === 'open' && (email === '' ? ', on paper' : `, mailed to ${email}`)} ·{' '}
            {lines.length === 1 ? '1 item' : `${lines.length} items`} · {formatMoney(getTotal(purchase))}
          </Box>
        </Box>
        <Flex gap="2" wrap="wrap">
          {state === 'open' && (
            <Button px="4" aria-label={`Receive purchase order ${number}`} onClick={() => setDialog('receive')}>
              Receive
            </Button>
          )}
          <Button variant="outline" px="4" aria-label={`Print purchase order ${number}`} onClick={() => onPrint(true)}>
            Print
          </Button>
          {state === 'open' && (
            <Button
              variant="outline"
              px="4"
              aria-label={`Cancel purchase order ${number}`}
              onClick={() => setDialog('cancel')}
            >
              Cancel
            </Button>
          )}
        </Flex>
      </Flex>
      {dialog === 'receive' && <ReceiveDialog purchase={purchase} onClose={close} />}
      {isPrinted && <PurchaseSheet purchase={purchase} onClose={() => onPrint(false)} />}
      {dialog === 'cancel' && (
        <ConfirmDialog
          title={`Cancel purchase order ${number}?`}
          confirmLabel="Cancel order"
          keepLabel="Keep it"
          isReady={state === 'open'}
          onConfirm={() => cancel(purchase)}
          onClose={close}
        >
          {state === 'open'
            ? `Please call ${supplier} too: canceling here sends no mail.`
            : `It is ${stateLabels[state].toLowerCase()} already.`}
        </ConfirmDialog>
      )}
    </RowCard>
  )
}

type PurchaseListProps = {
  readonly purchases: readonly Purchase[]
  /** The number of the purchase order that is shown to be printed. */
  readonly printed: number | null
  readonly onPrint: (number: number | null) => void
}

/** The newest purchase orders, open ones first. */
export function PurchaseList({ purchases, printed, onPrint }: PurchaseListProps) {
  if (purchases.length === 0) return null
  const isOpen = ({ state }: Purchase) => state === 'open'
  const sorted = [...purchases.filter(isOpen), ...purchases.filter((one) => !isOpen(one))]
  return (
    <Box as="section" className="not-on-paper" mb="8">
      <Heading as="h2" size="md" mb="3">
        Purchase orders
      </Heading>
      <Grid as="ul" gap="3" listStyle="none">
        {sorted.map((purchase) => (
          <PurchaseRow
            key={purchase.number}
            purchase={purchase}
            isPrinted={purchase.number === printed}
            onPrint={(isPrinted) => onPrint(isPrinted ? purchase.number : null)}
          />
        ))}
      </Grid>
    </Box>
  )
}
