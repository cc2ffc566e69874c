import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LocationCode } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { cloudPrintRoutes, printerRoutes } from '#shared/printing/contract'
import { buildUrl, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { freshLocationQuery } from '#base/api/location-query'
import { deskSaveKey } from '#base/storage/storage-keys'
import { useDeskLocation } from '../desk-location'

/** The location's printers. */
export const printersQuery = freshLocationQuery(printerRoutes.listPrinters)

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
    onSettled: () => client.invalidateQueries({ queryKey: printersQuery(location).queryKey }),
  })
}
