import type { JsonSchema } from './json-schema'

/**
 * What a field of a name, or of a name within another, holds in an example: the first value of the
 * right type.
 */
const values: Readonly<Record<string, readonly unknown[]>> = {
  address: ['14200 Lakeshore Grove Rd'],
  after: ['WyJLN00yUTlYNFQxQkQiLCIyMDI2LTAzLTE0VDIyOjQxOjA3LjAwMFoiXQ'],
  allergens: [['gluten', 'soy']],
  audio: ['feedback.wav'],
  auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
  badgeId: [1],
  bonusCode: ['EMBER-7Q2M4X'],
  by: ['Casey'],
  categoryId: [21],
  city: ['Hudson'],
  closes: ['21:30'],
  change: ['dish-10001-2'],
  code: ['H3'],
  comment: ['The rice was perfect'],
  completedAt: ['2026-03-14T23:05:41.000Z'],
  completedLevels: [[1, 2]],
  contact: ['Jordan Reyes'],
  correctAnswer: [1],
  costPerUnit: ['4.25'],
  currentLevel: [3],
  currentPoints: [340],
  currentStock: ['12.50'],
  date: ['2026-11-26'],
  dayOfWeek: [6],
  days: ['30', 1],
  delivery: [30],
  deliveryFee: ['0.00'],
  description: ['Tender chicken breast seared in soy-garlic butter'],
  detail: ['Please check the request.'],
  discount: ['0.00'],
  earnedBadges: [[1, 2]],
  email: ['dana.whitfield@example.com'],
  estimatedTime: ['15-20 minutes'],
  expirationDate: ['2026-03-21'],
  explanation: ['American-style hibachi is seared on a hot, flat iron griddle.'],
  file: ['1f2e3d4c5b6a7980.8a6b3c.480.webp'],
  firstName: ['Dana'],
  icon: ['🔥'],
  id: [3, 'K7M2Q9X4T1BD'],
  imageUrl: ['/assets/h3.1f2e3d4c.8a6b3c.480.webp'],
  itemCount: [45],
  itemId: [3],
  itemName: ['Hibachi Chicken'],
  items: ['3101,3102'],
  joinDate: ['2025-11-02T15:20:00.000Z'],
  lastName: ['Whitfield'],
  latitude: [28.364],
  level: [1],
  limit: ['20'],
  levelId: ['1', 1],
  levelNumber: [1],
  location: ['HENPR', '/login'],
  locationId: [4, 'HENPR'],
  longitude: [-82.693],
  maxDailyOrders: [40],
  menuItemId: [3],
  message: ['Add two California rolls, please', 'Required'],
  minXP: [20],
  minimumSpent: ['500.00'],
  minimumStock: ['5.00'],
  name: ['Hibachi Chicken'],
  notes: ['no onions'],
  of: ['orders'],
  options: [['A charcoal spit', 'A flat iron griddle', 'A deep fryer']],
  opens: ['10:30'],
  orderId: ['K7M2Q9X4T1BD'],
  orderItems: [['California Roll', 'Hibachi Chicken']],
  p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  path: ['email'],
  picture: ['dish.jpg'],
  pin: ['4821'],
  phone: ['(727) 555-0199'],
  pickup: [30],
  points: [28],
  pointsCost: [250],
  preferredLocationId: [4],
  price: ['14.95'],
  priority: [3],
  question: ['On what are our hibachi dishes cooked?'],
  publicKey: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  quantity: [1, '10'],
  rating: [5],
  reason: ['Out of stock'],
  response: ['Two California Rolls, coming up.'],
  returnTo: ['/loyalty'],
  rewardId: [2, '2'],
  ref: ['u-8Kq2'],
  scheduledFor: ['2026-03-20T22:00:00.000Z'],
  sku: ['CHK-01'],
  specialId: ['saturday-platter'],
  specialInstructions: ['Please ring twice'],
  spiceLevel: [0],
  state: ['FL'],
  stockAfter: ['22.50'],
  stockBefore: ['12.50'],
  street: ['14200 Lakeshore Grove Rd'],
  subtotal: ['14.95'],
  supplier: ['Gulf Coast Foods'],
  tax: ['1.05'],
  temperature: [84],
  text: ['Great service and hot food'],
  ticketNumber: [17],
  time: ['18:30'],
  timeOfDay: ['dinner'],
  timesOrdered: [12],
  title: ['Saturday Platter'],
  token: ['BTBZMqHH6r4Tts7J_aSIgg'],
  total: ['16.00'],
  totalPrice: ['14.95'],
  totalSpent: ['340.20'],
  totalValue: ['8412.75'],
  totalXP: [120],
  unit: ['Apt 4', 'lbs'],
  unitCost: ['4.10'],
  unitPrice: ['14.95'],
  userId: ['u3JdQ0m1vXyTn8WqLb5KzA'],
  version: ['0.1.0', '1', 1],
  weatherData: [{ temperature: 84, condition: 'sunny' }],
  xp: [5],
  xpReward: [5],
  zip: ['34667'],
  zipCode: ['34667'],
  'address.street': ['12 Gulf View Dr'],
  'badge.name': ['Grill Apprentice'],
  'customerInfo.name': ['Dana Whitfield'],
  'customerInfo.address': [],
}

/** Optional fields of a request that an everyday one does not have. */
const rare = new Set([
  'discountCode',
  'for',
  'group',
  'scheduledFor',
  'levelId',
  'questionId',
  'ref',
  'after',
  'limit',
  'context',
])

const alternatives = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined => anyOf ?? oneOf

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function fits(value: unknown, schema: JsonSchema): boolean {
  const options = alternatives(schema)
  if (options) return options.some((option) => fits(value, option))
  if ('const' in schema) return schema.const === value
  if (schema.enum) return schema.enum.includes(value)
  const type = typeOf(value)
  if (type === 'string' && schema.pattern !== undefined) return new RegExp(schema.pattern).test(String(value))
  if (type === 'array')
    return schema.type === 'array' && Array.isArray(value) && value.every((one) => fits(one, schema.items ?? {}))
  return schema.type === undefined || schema.type === type || (schema.type === 'number' && type === 'integer')
}

function text({ format, pattern, minLength = 0 }: JsonSchema, name: string): string {
  if (format === 'date-time' || name.endsWith('At')) return '2026-03-14T22:41:07.000Z'
  if (format === 'date') return '2026-03-14'
  if (pattern !== undefined && new RegExp(pattern).test('12.50')) return '12.50'
  return name.padEnd(minLength, 'x')
}

/**
 * An everyday value for a schema; deterministic, so that what is written of it only changes with
 * the contract.
 */
export function createSampleValue(schema: JsonSchema, name = '', within = ''): unknown {
  const named = (values[`${within}.${name}`] ?? values[name])?.find((value) => fits(value, schema))
  if (named !== undefined) return named
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = alternatives(schema)
  if (options) return createSampleValue(options.find(({ type }) => type !== 'null') ?? {}, name, within)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => createSampleValue(part, name)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name)
    case 'array':
      return (
        schema.prefixItems?.map((item) => createSampleValue(item)) ?? [
          createSampleValue(schema.items ?? {}, name.replace(/s$/, '')),
        ]
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1)
    case 'boolean':
      return schema.default ?? true
    case 'string':
      return text(schema, name)
    default:
      return null
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, own: string): Record<string, unknown> {
  const usual = Object.entries(properties).filter(([name]) => required.includes(name) || !rare.has(name))
  return Object.fromEntries(usual.map(([name, schema]) => [name, createSampleValue(schema, name, own)]))
}
