import type { Printer } from '#shared/printing/contract'
import { isPrinterSilent } from '#shared/printing/printer-silence'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { getErrorMessage } from '#base/api/client'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { EmptyState, LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { Surface, SurfaceListItem } from '#ui/surface'
import { toast } from '#ui/toast'
import { useNow } from '#base/browser/use-now'
import { stationNames } from '../dishes/draft-fields'
import { DeskHeader } from '../desk-header'
import { NewPrinter } from './new-printer'
import { usePrinters, useRevokePrinter } from './use-printers'

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

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
})

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
          ? stations.map((station) => stationNames[station]).join(', ')
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
  const { data: printers, isError, refetch } = usePrinters()
  const { mutate: revoke } = useRevokePrinter()
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Printer | null>(null)
  const failed = (error: unknown) =>
    toast({ title: getErrorMessage(error, 'The printer was not removed.'), type: 'error' })
  return (
    <>
      <DeskHeader title="Printers" lead="Star CloudPRNT printers print tickets without a computer.">
        {/* Without printers, the empty state has the button. */}
        {printers && printers.length > 0 && <Button onClick={() => setAdding(true)}>Add a printer</Button>}
      </DeskHeader>
      {isError ? (
        <LoadError onRetry={() => void refetch()}>The printers could not be loaded.</LoadError>
      ) : !printers ? (
        <ContentSkeleton />
      ) : printers.length === 0 ? (
        <Surface>
          <EmptyState title="No printer yet" action={<Button onClick={() => setAdding(true)}>Add a printer</Button>}>
            Tickets can also be printed from a board, on any printer of its tablet or computer.
          </EmptyState>
        </Surface>
      ) : (
        <Cards aria-label="Printers">
          {printers.map((printer) => (
            <PrinterCard key={printer.id} printer={printer} onRevoke={() => setRemoving(printer)} />
          ))}
        </Cards>
      )}
      {isAdding && <NewPrinter onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title={`Remove ${removing.name}?`}
          confirmLabel="Remove"
          keepLabel="Keep it"
          onConfirm={() => revoke(removing, { onError: failed })}
          onClose={() => setRemoving(null)}
        >
          It stops printing, and its address stops working. Tickets that wait for it are not printed.
        </ConfirmDialog>
      )}
    </>
  )
}
