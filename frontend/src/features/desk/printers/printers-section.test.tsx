import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PRINTER_SILENT_MS, printerRoutes, type Printer } from '#shared/printing/contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { PrintersSection, getPrinterStatus } from './printers-section'

const now = Date.parse('2026-11-22T18:00:00.000Z')
const seen = (state: string | null, ago = 1000) => ({ state, seenAt: new Date(now - ago).toISOString() })

it.each([
  [{ state: null, seenAt: null }, 'new', 'Not connected yet'],
  [seen('200 OK'), 'ready', 'Ready'],
  [seen('211 Paper low'), 'ready', 'Ready · Paper low'],
  [seen('410 Paper out'), 'error', 'Paper out'],
  [seen('200 OK', PRINTER_SILENT_MS + 1), 'offline', 'Offline'],
] as const)('a printer that says %j is %s', (printer, status, label) => {
  expect(getPrinterStatus(printer, now)).toEqual({ status, label })
})

const printers: Printer[] = []
const sent: unknown[] = []
setupMockServer(
  sessionHandler,
  mockRoute(printerRoutes.listPrinters, () => mockResponse(printerRoutes.listPrinters, printers)),
  mockRoute(printerRoutes.addPrinter, async (request) => {
    const body: unknown = await request.json()
    sent.push(body)
    const made = {
      id: 'p1',
      name: 'Grill',
      stations: ['hibachi' as const],
      copies: 1,
      kind: 'tickets' as const,
      columns: 32 as const,
      createdAt: '2026-11-22T18:00:00.000Z',
    }
    printers.push({ ...made, seenAt: null, state: null, hasOwnLimit: true })
    return mockResponse(printerRoutes.addPrinter, { ...made, token: 'secret-token' })
  }),
  mockRoute(printerRoutes.revokePrinter, () => {
    printers.length = 0
    return mockResponse(printerRoutes.revokePrinter, undefined)
  }),
)

it('a printer is added by name and station, shows its URL once, and is removed after confirmation', async () => {
  await renderPage('/desk/printers', <PrintersSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a printer' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(form.getByLabelText(/^Name/), 'Grill')
  await userEvent.click(form.getByLabelText('Hibachi'))
  await userEvent.selectOptions(form.getByLabelText('Width'), '32 letters a row (58 mm)')
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  const address = await screen.findByLabelText<HTMLInputElement>('The printer’s address')
  expect(address.value).toBe(`${window.location.origin}/api/print/HENPR/secret-token`)
  expect(sent).toEqual([{ name: 'Grill', stations: ['hibachi'], copies: 1, kind: 'tickets', columns: 32 }])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Grill' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No printer yet')).toBeTruthy()
})

it('a printer of an earlier version is to be added anew', async () => {
  const old = { id: 'p2', name: 'Old', stations: null, copies: 1, kind: 'tickets' as const, columns: null }
  printers.push({ ...old, createdAt: '2026-11-22T18:00:00.000Z', seenAt: null, state: null, hasOwnLimit: false })
  await renderPage('/desk/printers', <PrintersSection />)
  expect(await screen.findByText(/Add it anew with a new address/)).toBeTruthy()
})
