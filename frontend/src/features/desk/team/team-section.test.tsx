import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { POOL_USER_ID_PREFIX } from '#shared/accounts/access'
import { overrideModes } from '#shared/locations/policy'
import { tabletRoutes, teamRoutes, type Tablet, type TeamMember } from '#shared/team/contract'
import { Toaster } from '#ui/toaster'
import { mockResponse, mockRoute, networkError, problemResponse, setupMockServer } from '#testing/mock-server'
import { adminUser, renderPage, sessionHandler } from '#testing/render-page'
import { TeamSection } from './team-section'

jest.mock('#base/session/user-pool', () => ({ signOutOfUserPool: jest.fn() }))

const omar = { ...adminUser, id: `${POOL_USER_ID_PREFIX}omar` }

const buildMember = (overrides: Partial<TeamMember>): TeamMember => ({
  userId: `${POOL_USER_ID_PREFIX}mia`,
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Cook',
  role: 'kitchen',
  locations: ['HENPR'],
  isEverywhere: false,
  state: 'active',
  hasPin: false,
  invitedAt: '2026-03-01T12:00:00.000Z',
  joinedAt: '2026-03-02T12:00:00.000Z',
  mayChange: true,
  version: 4,
  ...overrides,
})
const grill: Tablet = {
  tabletId: 'T1',
  name: 'Grill',
  location: 'HENPR',
  addedAt: '2026-03-01T12:00:00.000Z',
  endsAt: '2026-03-31T12:00:00.000Z',
}

let members: TeamMember[]
let tablets: Tablet[]
/** The changes that the server got. */
let sent: unknown[]

const lastPart = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')

const server = setupMockServer(
  sessionHandler,
  mockRoute(teamRoutes.listTeam, () => mockResponse(teamRoutes.listTeam, members)),
  mockRoute(teamRoutes.inviteMember, async (request) => {
    const body = teamRoutes.inviteMember.body.parse(await request.json())
    sent.push(body)
    const invited = buildMember({
      role: body.role,
      locations: body.locations,
      userId: 'pool.new',
      firstName: 'New',
      lastName: '',
      state: 'invited',
    })
    members = [...members, invited]
    return mockResponse(teamRoutes.inviteMember, invited)
  }),
  mockRoute(teamRoutes.updateMember, async (request) => {
    const body = teamRoutes.updateMember.body.parse(await request.json())
    sent.push(body)
    members = members.map((member) => (member.userId === lastPart(request) ? { ...member, ...body } : member))
    return mockResponse(teamRoutes.updateMember, members[0] ?? buildMember({}))
  }),
  mockRoute(teamRoutes.removeMember, (request) => {
    sent.push(`removed ${lastPart(request)}`)
    members = members.filter(({ userId }) => userId !== lastPart(request))
    return mockResponse(teamRoutes.removeMember, undefined)
  }),
  mockRoute(teamRoutes.endMemberSessions, () => {
    sent.push('signed out')
    return mockResponse(teamRoutes.endMemberSessions, undefined)
  }),
  mockRoute(teamRoutes.setMemberPin, async (request) => {
    sent.push(await request.json())
    return mockResponse(teamRoutes.setMemberPin, buildMember({ hasPin: true }))
  }),
  mockRoute(tabletRoutes.listTablets, () => mockResponse(tabletRoutes.listTablets, tablets)),
  mockRoute(tabletRoutes.revokeTablet, (request) => {
    tablets = tablets.filter(({ tabletId }) => tabletId !== lastPart(request))
    return mockResponse(tabletRoutes.revokeTablet, undefined)
  }),
)

beforeEach(async () => {
  overrideModes('live')
  members = [buildMember({}), buildMember({ userId: omar.id, firstName: 'Omar', lastName: 'B', role: 'admin' })]
  tablets = [grill]
  sent = []
  await renderPage(
    '/desk/team',
    <>
      <TeamSection />
      <Toaster />
    </>,
    omar,
  )
  await screen.findByRole('heading', { level: 2, name: /Mia Cook/ })
})
afterEach(() => overrideModes())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = async (role = 'dialog') => within(await screen.findByRole(role))
const people = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('an invitation', () => {
  it('needs an address and a location, and is sent with the role', async () => {
    await press('Add a Person')
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Add to the Team' }))
    expect(await form.findByText('Please enter an e-mail address')).toBeTruthy()
    expect(form.getByText('Please choose a location')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'ben@example.com')
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'Admin')
    await userEvent.click(form.getByRole('checkbox', { name: 'Highland City' }))
    await userEvent.click(form.getByRole('button', { name: 'Add to the Team' }))
    await waitFor(() => expect(people()).toContain('New'))
    expect(sent).toEqual([{ email: 'ben@example.com', role: 'admin', locations: ['HEHC'] }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a cook without an address is a name and a PIN', async () => {
    await press('Add a Person')
    const form = await dialog()
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: /Signs in/ }),
      'On kitchen tablets only, with a PIN',
    )
    expect(form.queryByRole('option', { name: 'Admin' })).toBeNull()
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Rosa Line')
    await userEvent.type(form.getByLabelText(/PIN/), '48')
    await userEvent.click(form.getByRole('checkbox', { name: 'Highland City' }))
    await userEvent.click(form.getByRole('button', { name: 'Add to the Team' }))
    expect(await form.findByText('A PIN has four digits')).toBeTruthy()
    await userEvent.type(form.getByLabelText(/PIN/), '21')
    await userEvent.click(form.getByRole('button', { name: 'Add to the Team' }))
    await waitFor(() =>
      expect(sent).toEqual([{ name: 'Rosa Line', pin: '4821', role: 'kitchen', locations: ['HEHC'] }]),
    )
  })

  it('of a person who has joined already says so in the form, which keeps its values', async () => {
    const detail = 'This person is in the team already.'
    server.use(mockRoute(teamRoutes.inviteMember, () => problemResponse('already-member', detail)))
    await press('Add a Person')
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'mia@example.com')
    await userEvent.click(form.getByRole('checkbox', { name: 'New Port Richey' }))
    await userEvent.click(form.getByRole('button', { name: 'Add to the Team' }))
    expect((await form.findByRole('alert')).textContent).toBe(detail)
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('mia@example.com')
  })
})

describe('a change of the role', () => {
  const makeKitchen = async (name: string) => {
    await press(`Edit ${name}`)
    const form = await dialog()
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'Kitchen')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    return form
  }

  it('is sent with the version that was read', async () => {
    await press('Edit Mia Cook')
    const form = await dialog()
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'Admin')
    await userEvent.click(form.getByRole('checkbox', { name: 'Nokomis' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ role: 'admin', locations: ['HENPR', 'HENOK'], version: 4 }]))
    await waitFor(() => expect(screen.getAllByText('Admin')).toHaveLength(2))
  })

  it('of the last admin is refused with the reason', async () => {
    const detail = 'A location needs an admin. Please make another person admin first.'
    server.use(mockRoute(teamRoutes.updateMember, () => problemResponse('last-admin', detail)))
    const form = await makeKitchen('Omar B')
    expect((await form.findByRole('alert')).textContent).toBe(detail)
  })

  it('without an answer can be sent again', async () => {
    server.use(mockRoute(teamRoutes.updateMember, () => networkError(), { once: true }))
    const form = await makeKitchen('Mia Cook')
    expect((await form.findByRole('alert')).textContent).toMatch(/could not be reached/)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('a removal', () => {
  it('asks for confirmation, and the person leaves the list', async () => {
    await press('Remove Mia Cook')
    await userEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
    await press('Remove Mia Cook')
    await userEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(people()).not.toContain('Mia Cook'))
    expect(sent).toEqual([`removed ${POOL_USER_ID_PREFIX}mia`])
  })

  it('of the last admin is refused with the reason', async () => {
    const detail = 'A location needs an admin. Please make another person admin first.'
    server.use(mockRoute(teamRoutes.removeMember, () => problemResponse('last-admin', detail)))
    await press('Remove Omar B')
    await userEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(people()).toContain('Omar B (you)')
  })
})

it('every person can be signed out of all devices', async () => {
  await press('Sign Out Mia Cook')
  await userEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(sent).toEqual(['signed out']))
})

it('a PIN has four digits', async () => {
  await press('PIN Mia Cook')
  const form = await dialog()
  await userEvent.type(form.getByLabelText(/Four digits/), '12')
  await userEvent.click(form.getByRole('button', { name: 'Save PIN' }))
  expect(await form.findByText('A PIN has four digits')).toBeTruthy()
  await userEvent.type(form.getByLabelText(/Four digits/), '34')
  await userEvent.click(form.getByRole('button', { name: 'Save PIN' }))
  await waitFor(() => expect(sent).toEqual([{ pin: '1234' }]))
})

it('a lost tablet is revoked after confirmation', async () => {
  await press('Revoke Grill')
  await userEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Grill')).toBeNull())
  expect(tablets).toEqual([])
})
