import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuImportRoutes, type ImportFormat, type ImportRow } from '#shared/menu/upload-contract'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'

const dearer: ImportRow = { row: 2, code: 'H3', field: 'price', before: '18.95', after: '19.95', error: null }
const wrong: ImportRow = { row: 3, code: 'H4', field: 'spice', before: null, after: '9', error: 'Must be from 0 to 5' }
type Held = {
  rows: ImportRow[]
  response: { format: ImportFormat; notices: string[] }
  sent: { text: string; isApplied: boolean }[]
}
const own: Held['response'] = { format: 'hibachi-ember', notices: [] }
const held: Held = { rows: [], response: own, sent: [] }

setupMockServer(
  sessionHandler,
  mockRoute(menuImportRoutes.importMenuCsv, async (request) => {
    const isApplied = new URL(request.url).searchParams.get('apply') === 'true'
    held.sent.push({ text: await request.text(), isApplied })
    return mockResponse(menuImportRoutes.importMenuCsv, { ...held.response, rows: held.rows, applied: isApplied })
  }),
)

beforeEach(async () => {
  Object.assign(held, { rows: [], response: own, sent: [] })
  sessionStorage.clear()
  await renderPage('/desk/menu/_import', <DeskPage />)
  await screen.findByRole('heading', { level: 1, name: 'Bulk edit' })
})

/** Returns a file with an `arrayBuffer` method, which jsdom's files lack. */
function createTableFile(text: string, size = text.length): File {
  const file = new File([text], 'menu.csv', { type: 'text/csv' })
  return Object.defineProperties(file, {
    arrayBuffer: { value: () => Promise.resolve(new TextEncoder().encode(text).buffer) },
    size: { value: size },
  })
}
const uploadFile = (file: File) => userEvent.upload(screen.getByLabelText('Choose CSV files'), file)

describe('bulk editing a menu', () => {
  it('downloads the menu, its options and the kitchen names by links', () => {
    const links = ['Download CSV', 'Options', 'Kitchen names'].map((name) =>
      screen
        .getByRole('link', { name })
        .getAttribute('href')
        ?.replace(/^.*\/export/, ''),
    )
    expect(links).toEqual(['', '?table=options', '?table=kitchen-names'])
  })

  it('shows every difference and applies exactly those', async () => {
    held.rows = [dearer]
    await uploadFile(createTableFile('code,price\nH3,19.95'))
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')[1]?.textContent).toBe('2H3pricefrom 18.95 → to 19.95')
    expect(screen.getByText(/would change 1 cell of 1 dish\. Nothing is changed yet/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Apply all' }))
    await screen.findByText(/1 dish is changed/)
    expect(held.sent).toEqual([
      { text: 'code,price\nH3,19.95', isApplied: false },
      { text: 'code,price\nH3,19.95', isApplied: true },
    ])
  })

  it('names an invalid row and cannot apply the table', async () => {
    held.rows = [dearer, wrong]
    await uploadFile(createTableFile('code,price,spice'))
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')[1]?.textContent).toBe('3H4spice9Must be from 0 to 5')
    expect(screen.queryByRole('button', { name: 'Apply all' })).toBeNull()
  })

  it('says which system a file comes from, and what it leaves out', async () => {
    held.rows = [{ ...dearer, field: 'options', before: 'Size: Small', after: 'Size: Small, Large +3.00' }]
    held.response = {
      format: 'square',
      notices: ['New categories: Bowls.', 'Archived at Square and left out: Old Roll.'],
    }
    await uploadFile(createTableFile('Token,Item Name,Price'))
    expect(await screen.findByText(/This is a Square catalog export\.$/)).toBeTruthy()
    const notices = within(screen.getByRole('list', { name: 'What else to know' }))
    expect(notices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(held.response.notices)
    expect(screen.getByRole('button', { name: 'Apply all' })).toBeTruthy()
  })

  it('sends several files as one import, each with its name, and shows which one a row is of', async () => {
    held.rows = [{ ...dearer, file: 'toast-items.csv' }]
    held.response = { format: 'toast', notices: [] }
    const files = ['Entity type,Name\nMENU_ITEM,Ramen', 'Entity type,Name\nMODIFIER,Egg'].map((text) => createTableFile(text)) // prettier-ignore
    await userEvent.upload(screen.getByLabelText('Choose CSV files'), files)
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')[1]?.textContent).toBe('toast-items.csv, 2H3pricefrom 18.95 → to 19.95')
    expect(
      screen.getByText(/^2 files would change 1 cell of 1 dish\..* These are files of a Toast export\.$/),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Apply all' }))
    await screen.findByText(/1 dish is changed/)
    const text = '\u001Cmenu.csv\nEntity type,Name\nMENU_ITEM,Ramen\u001Cmenu.csv\nEntity type,Name\nMODIFIER,Egg'
    expect(held.sent).toEqual([
      { text, isApplied: false },
      { text, isApplied: true },
    ])
  })

  it('does not send a file that is too large', async () => {
    await uploadFile(createTableFile('code', 3_000_000))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This file has 2930 kB'))
    expect(held.sent).toEqual([])
  })
})
