import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noteDamagedRecords } from '#base/api/damaged-records'
import { setupMockServer } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { DeskPage } from './desk-page'
import { deskPlaces } from './sections'
import { sessionHandler, renderPage } from '#testing/render-page'

setupMockServer(sessionHandler)

const title = () => screen.findByRole('heading', { level: 1 })
const side = () => within(screen.getAllByRole('navigation', { name: 'Desk' })[0] ?? document.body)

describe("the owner's desk", () => {
  it('is closed to guests, customers and cooks', async () => {
    for (const user of [null, buildUser(), buildUser({ role: 'kitchen' })]) {
      const { unmount } = await renderPage('/desk/menu', <DeskPage />, user)
      expect((await title()).textContent).toBe('Access Restricted')
      expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/api/login?returnTo=%2Fdesk')
      unmount()
    }
  })

  it('links to each section, and each has its own address', async () => {
    await renderPage('/desk/menu', <DeskPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Menu' })).toBeTruthy()
    expect(deskPlaces.map(({ label }) => label)).toContain('Inventory')
    for (const { label, path } of deskPlaces) {
      const link = side().queryByRole('link', { name: label })
      if (!link) await userEvent.click(side().getByRole('button', { name: 'More' }))
      const places = link ? side() : within(await screen.findByRole('dialog', { name: 'More' }))
      await userEvent.click(places.getByRole('link', { name: label }))
      expect(location.pathname).toBe(path)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      if (link) expect(side().getByRole('link', { name: label }).getAttribute('aria-current')).toBe('page')
    }
  })

  it('names the records that a list leaves out, until they are repaired', async () => {
    await renderPage('/desk/menu', <DeskPage />)
    await screen.findByRole('heading', { level: 1, name: 'Menu' })
    const keys = { 'damaged-records': encodeURIComponent('MENU#HENPR|ITEM#001206') }
    act(() => noteDamagedRecords('/api/desk/menu/HENPR', new Headers(keys)))
    expect(screen.getByRole('alert').textContent).toMatch(/report MENU#HENPR \/ ITEM#001206/)
    act(() => noteDamagedRecords('/api/desk/menu/HENPR', new Headers()))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows one location at a time and remembers the choice', async () => {
    const { unmount } = await renderPage('/desk/menu', <DeskPage />)
    const choice = () => screen.getAllByRole('combobox', { name: 'Location' })[0] ?? document.body
    await userEvent.selectOptions(choice(), 'Nokomis')
    unmount()
    await renderPage('/desk/menu', <DeskPage />)
    expect(within(choice()).getByRole<HTMLOptionElement>('option', { name: 'Nokomis' }).selected).toBe(true)
  })
})
