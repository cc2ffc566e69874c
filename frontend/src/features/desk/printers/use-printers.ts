import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cloudPrintRoutes, printerRoutes, type Printer } from '#shared/printing/contract'
import type { RouteBody } from '#shared/platform/route'
import type { LocationCode } from '#shared/locations/index'
import { buildUrl, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { useDeskLocation } from '../desk-location'

const keyOf = (location: LocationCode) => [printerRoutes.listPrinters.path, location] as const

/** Returns the location's printers; polls, because a printer's status changes on its own. */
export function usePrinters() {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: keyOf(location),
    queryFn: () => callApi(printerRoutes.listPrinters, { params: { location } }),
    refetchInterval: 30_000,
    refetchOnMount: 'always',
  })
}

/** Returns the URL to enter in the printer, which it polls for tickets. */
const getPollUrl = (location: LocationCode, printerToken: string): string =>
  window.location.origin + buildUrl(cloudPrintRoutes.pollPrintJob.path, { location, printerToken })

/**
 * Adds a printer, only once even if the response is lost. Returns the URL, which the server shows
 * only once.
 */
export function useAddPrinter() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: RouteBody<typeof printerRoutes.addPrinter>) => {
      const { token, ...printer } = await sendOnce(deskSaveKey('new printer', location), body, (headers) =>
        callApi(printerRoutes.addPrinter, { params: { location }, body, headers }),
      )
      return { printer, pollUrl: getPollUrl(location, token) }
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(location) }),
  })
}

export function useRevokePrinter() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: printerId }: Printer) =>
      callApi(printerRoutes.revokePrinter, { params: { location, printerId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(location) }),
  })
}
