import { activityKinds, type ActivityEntry, type ActivityKind } from '#shared/platform/contract'
import { listResourceFields, getResourceKind } from '#shared/platform/resource-fields'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import { locations } from '#shared/locations/index'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { buildSampleRequest } from '#infra/testkit/fixtures/sample-requests'
import { startTestProduct } from '#infra/testkit/product/test-product'

/** Where a change is recorded with the person's name: a kind of the change log, or elsewhere. */
type RecordedIn = ActivityKind | 'order history' | 'stock movements' | 'the undone change' | 'no log'

/** Every call by which staff change something. `no log` is for calls without a lasting change. */
const recordedIn: Readonly<Record<string, RecordedIn>> = {
  updateEvent: 'event',
  updateEventSettings: 'event-settings',
  answerFeedback: 'feedback',
  updateHours: 'hours',
  createItem: 'item',
  updateItem: 'item',
  recordMovement: 'stock movements',
  makeBatch: 'stock movements',
  undoBatch: 'stock movements',
  // An alert comes back with the next movement.
  acknowledgeAlert: 'no log',
  updateSuppliers: 'purchase',
  createPurchase: 'purchase',
  receivePurchase: 'purchase',
  cancelPurchase: 'purchase',
  placePhoneOrder: 'order history',
  updateTicketStatus: 'order history',
  strikeLine: 'order history',
  rescheduleOrder: 'order history',
  acknowledgeChanges: 'no log',
  // Completing an order with something unpacked is logged.
  updatePacking: 'no log',
  updateDriver: 'order history',
  printAgain: 'no log',
  refundGiftCard: 'gift-card',
  resendGiftCard: 'gift-card',
  blockGiftCard: 'gift-card',
  refundOrder: 'refund',
  returnFailedRefund: 'refund',
  submitDisputeEvidence: 'dispute',
  // The order has its pay link.
  createPaymentLink: 'no log',
  updateIntake: 'intake',
  updateStations: 'intake',
  updateCapacity: 'intake',
  updateLocationSettings: 'settings',
  wasteDishes: 'stock movements',
  undoChange: 'the undone change',
  updateAvailability: 'availability',
  updateIngredientDishes: 'availability',
  updateOption: 'availability',
  addDish: 'dish',
  updateDish: 'dish',
  archiveDish: 'dish',
  restoreDish: 'dish',
  importMenuCsv: 'dish',
  updateCategories: 'category',
  addCategory: 'category',
  addOptionGroup: 'option-group',
  updateOptionGroup: 'option-group',
  deleteOptionGroup: 'option-group',
  archiveCategory: 'category',
  updateDayparts: 'daypart',
  signChecklist: 'checklist',
  addPicture: 'no log',
  // Sample days exist on test sites only.
  deleteSampleHistory: 'no log',
  addPrinter: 'printer',
  revokePrinter: 'printer',
  addDriver: 'driver',
  removeDriver: 'driver',
  // The list of devices names who added each.
  addAlertDevice: 'no log',
  removeAlertDevice: 'no log',
  testAlertDevice: 'no log',
  updateSpecialsWeek: 'special',
  updateTaxes: 'tax',
  updateRewardsProgram: 'rewards',
  createCoupon: 'coupon',
  updateCoupon: 'coupon',
  deleteCoupon: 'coupon',
  inviteMember: 'team',
  updateMember: 'team',
  removeMember: 'team',
  endMemberSessions: 'team',
  setMemberPin: 'team',
  addTablet: 'team',
  revokeTablet: 'team',
  unlockTablet: 'no log',
}

const isStaffChange = ({ route: { method, access } }: RegisteredRoute): boolean =>
  method !== 'GET' && (access === 'staff' || access === 'admin' || access === 'board' || access === 'stock')
const changes = routes.filter(isStaffChange)
const isKind = (recorded: RecordedIn | undefined): recorded is ActivityKind =>
  activityKinds.some((kind) => kind === recorded)

it('names where each change by staff is recorded', () => {
  expect(Object.keys(recordedIn).sort()).toEqual(changes.map(({ name }) => name).sort())
})

const [location] = locations
const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  product = await startTestProduct({ mode: 'live' })
  owner = createTestClient(product.url)
  const { IdToken: idToken } = openTestUserPool(product.dataDir).tokensOf(ownerEmail)
  expect((await owner.post('/api/auth/session', { idToken })).status).toBe(200)
})
afterAll(() => product.stop())

const newestOf = async (kind: ActivityKind) =>
  (await owner.get<ActivityEntry[]>(`/api/desk/changes/${location.code}?kind=${kind}&limit=1`)).body[0]

/** Sends the example of a call as the owner. Returns whether it succeeded. */
async function succeeds(named: RegisteredRoute): Promise<boolean> {
  const fields = listResourceFields(named.route).filter((field) => getResourceKind(field) === 'location')
  const values = Object.fromEntries(
    fields.map((field) => [field, field === 'locations' ? [location.code] : location.code]),
  )
  // Everything is available at first, so only an 86 is a change.
  const { method, path, body } = buildSampleRequest(named, 'pool.a-user', { ...values, isAvailable: false })
  const cookies = [...owner.cookies]
  const { status } = await owner.ask(method, path, { body: body === undefined ? undefined : JSON.parse(body) })
  // The owner stays signed in when the browser becomes a kitchen tablet.
  owner.cookies.clear()
  for (const [name, value] of cookies) owner.cookies.set(name, value)
  return status < 300
}

it('an example that changes something is in the log, under the kind that is named here', async () => {
  const [missing, checked]: [string[], string[]] = [[], []]
  for (const named of changes) {
    const kind = recordedIn[named.name]
    if (!isKind(kind) || named.route.takes !== undefined) continue
    const before = await newestOf(kind)
    if (!(await succeeds(named))) continue
    checked.push(named.name)
    if ((await newestOf(kind))?.id === before?.id) missing.push(named.name)
  }
  expect(missing).toEqual([])
  expect(checked.length).toBeGreaterThan(5)
})
