import { inventoryRoutes } from '#shared/inventory/contract'
import { activityRoutes, type ActivityEntry } from '#shared/platform/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { ChangesSection } from './changes-section'

const cheaper: ActivityEntry = {
  id: 'HENPR-20261122T101500000Z-a1',
  at: '2026-11-22T10:15:00.000Z',
  by: 'Omar',
  kind: 'item',
  subjectId: '4',
  title: 'Shrimp: cost 8.75 to 9.20',
  before: { id: 4, costPerUnit: '8.75', version: 1 },
  after: { id: 4, costPerUnit: '9.20', version: 2 },
}
const quoted: ActivityEntry = {
  ...cheaper,
  id: 'HENPR-20261122T091500000Z-b2',
  kind: 'event',
  subjectId: 'abc',
  title: 'Event on 2026-12-05 for 20 guests: quoted',
  before: { state: 'requested' },
  after: { state: 'quoted' },
}
const refunded: ActivityEntry = { ...quoted, kind: 'refund', title: 'Refund of ticket 12' }
const requests: string[] = []
let isLate = false

setupMockServer(
  sessionHandler,
  mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [])),
  mockRoute(activityRoutes.listChanges, ({ url }) => {
    requests.push(new URL(url).search)
    const { searchParams } = new URL(url)
    const kind = searchParams.get('kind')
    if (kind === 'refund' && !searchParams.has('after'))
      return new Response('[]', { headers: { link: '</api/desk/changes/HENPR?kind=refund&after=b>; rel="next"' } })
    if (kind === 'refund') return mockResponse(activityRoutes.listChanges, [refunded])
    const listed = kind === 'event' ? [quoted] : kind === null || kind === 'item' ? [cheaper] : []
    return mockResponse(activityRoutes.listChanges, listed)
  }),
  mockRoute(activityRoutes.undoChange, () =>
    isLate
      ? problemResponse('changed-meanwhile', 'Late')
      : mockResponse(activityRoutes.undoChange, { ...cheaper, id: 'HENPR-2' }),
  ),
)
beforeEach(() => renderPage('/desk/changes', <ChangesSection />))

const confirm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: Shrimp/ }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }))
}

describe('the activity log', () => {
  it('shows who changed what, before and after, and filters by kind', async () => {
    const card = within(await screen.findByRole('listitem'))
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Shrimp: cost 8.75 to 9.20')
    expect(card.getByText(/Ingredient · Omar/)).toBeTruthy()
    expect(card.getByText('Cost per unit').nextElementSibling?.textContent).toBe('from $8.75 →  to $9.20')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Hours')
    expect(await screen.findByText('No change matches.')).toBeTruthy()
    expect(requests.at(-1)).toContain('kind=hours')
  })

  it('leads on to older entries of a kind if none of the latest match', async () => {
    await screen.findByRole('listitem')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Refund')
    expect(await screen.findByText('No recent change matches.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier changes' }))
    expect(await screen.findByRole('heading', { level: 2, name: refunded.title })).toBeTruthy()
    expect(screen.queryByText('No recent change matches.')).toBeNull()
  })

  it('offers no undo for a change that can’t be undone', async () => {
    await screen.findByRole('button', { name: /^Undo: Shrimp/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Events')
    expect(await screen.findByRole('heading', { level: 2, name: quoted.title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('undoes a change after confirmation and reloads the log', async () => {
    await screen.findByRole('listitem')
    const before = requests.length
    await confirm()
    await screen.findByRole('button', { name: /^Undo: Shrimp/ })
    expect(requests.length).toBeGreaterThan(before)
  })

  it('shows that it is too late to undo a change', async () => {
    isLate = true
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be undone/)
  })
})
