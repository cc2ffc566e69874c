import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskPrinters } from '#shared/contract/printing/printers'
import type { Printer } from '#shared/contract/printing/printers'
import { cloudPrinting } from '#shared/contract/printing/cloud'
import type { BodyOf } from '#shared/contract/route'
import type { LocationCode } from '#shared/locations/index'
import { addressOf, call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { deskSave } from '#base/storage/names'
import { useDeskLocation } from '../desk-location'

const keyOf = (location: LocationCode) => [deskPrinters.printers.path, location] as const

/** The location's printers, asked for now and then: paper runs out while one looks. */
export function usePrinters() {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: keyOf(location),
    queryFn: () => call(deskPrinters.printers, { params: { location } }),
    refetchInterval: 30_000,
    refetchOnMount: 'always',
  })
}

/** What is typed into the printer: where it asks for its tickets. */
const doorOf = (location: LocationCode, printerToken: string): string =>
  window.location.origin + addressOf(cloudPrinting.poll.path, { location, printerToken })

/**
 * Makes a printer, once however often an answer is lost, and gives the address that is told this
 * once.
 */
export function useAddPrinter() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof deskPrinters.addPrinter>) => {
      const { token, ...printer } = await once(deskSave('new printer', location), body, (headers) =>
        call(deskPrinters.addPrinter, { params: { location }, body, headers }),
      )
      return { printer, door: doorOf(location, token) }
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(location) }),
  })
}

export function useRevokePrinter() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: printerId }: Printer) => call(deskPrinters.revokePrinter, { params: { location, printerId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(location) }),
  })
}
