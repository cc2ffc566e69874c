import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { isPrinterSilent, printerRoutes, type Printer } from '#shared/printing/contract'
import { callApi } from '#base/api/client'
import { useNow } from '#base/browser/use-now'
import { SurfaceListItem } from '#ui/chakra/surface'
import { useDeskLocation } from '../desk-location'
import { Cards } from '../form/list-editing'
import { ManagedList } from '../form/managed-list'
import { tickets } from '#base/language/english/tickets'
import { NewPrinter } from './new-printer'
import { printersQuery } from './use-printers'

export type PrinterStatus = {
  readonly status: 'new' | 'ready' | 'error' | 'offline'
  readonly label: string
}

/** Returns a printer's status from its last poll. */
export function getPrinterStatus({ seenAt, state }: Pick<Printer, 'seenAt' | 'state'>, now: number): PrinterStatus {
  if (seenAt === null) return { status: 'new', label: 'Not connected yet' }
  if (isPrinterSilent(seenAt, now)) return { status: 'offline', label: 'Offline' }
  if (!state || /^20\d/.test(state)) return { status: 'ready', label: 'Ready' }
  const reported = state.replace(/^\d+\s*/, '') || state
  return state.startsWith('2')
    ? { status: 'ready', label: `Ready · ${reported}` }
    : { status: 'error', label: reported }
}

const colours = { new: 'fg.muted', ready: 'success', error: 'danger', offline: 'danger' } as const

type PrinterCardProps = { readonly printer: Printer; readonly onRevoke: () => void }

function PrinterCard({ printer, onRevoke }: PrinterCardProps) {
  const now = useNow()
  const { name, stations, copies, kind, columns } = printer
  const { status, label } = getPrinterStatus(printer, now.getTime())
  return (
    <SurfaceListItem>
      <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {kind === 'labels' && 'Labels, '}
        {stations
          ? stations.map((station) => tickets.stations[station]).join(', ')
          : kind === 'labels'
            ? 'all stations'
            : 'Full tickets'}
        {copies > 1 && `, ${copies} copies`}
        {columns !== null && `, ${columns} columns`}
      </Text>
      <Text my="3" color={colours[status]} fontWeight="medium">
        {label}
      </Text>
      {!printer.hasOwnLimit && (
        <Text mb="3" fontSize="sm">
          Other devices on its network can stop it. Add it anew with a new address, then remove this one.
        </Text>
      )}
      <Button variant="outline" mt="auto" aria-label={`Remove ${name}`} onClick={onRevoke}>
        Remove
      </Button>
    </SurfaceListItem>
  )
}

/**
 * The kitchen's printers with their status, and a way to add one
 * (docs/product/printing.md#printers).
 */
export function PrintersSection() {
  const { code: location } = useDeskLocation()
  return (
    <ManagedList<Printer>
      title="Printers"
      lead="Star CloudPRNT printers print tickets without a computer."
      noun="printer"
      // A printer's status changes on its own.
      query={useQuery({ ...printersQuery(location), refetchInterval: 30_000 })}
      empty="Tickets can also be printed from a board, on any printer of its tablet or computer."
      AddDialog={NewPrinter}
      removal={{
        keepLabel: 'Keep it',
        text: 'It stops printing, and its address stops working. Tickets that wait for it are not printed.',
        send: ({ id: printerId }) => callApi(printerRoutes.revokePrinter, { params: { location, printerId } }),
      }}
    >
      {(printers, askToRemove) => (
        <Cards aria-label="Printers">
          {printers.map((printer) => (
            <PrinterCard key={printer.id} printer={printer} onRevoke={() => askToRemove(printer)} />
          ))}
        </Cards>
      )}
    </ManagedList>
  )
}
