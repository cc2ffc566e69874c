import { findLocation, type LocationCode } from '#shared/locations/index'
import { overrideModes, overridePayments } from '#shared/locations/policy'

const providers = ['local', 'stripe'] as const

/** A location that takes payments, and where: from the stand-in or from a Stripe server. */
type PaymentsSetting = { readonly code: LocationCode; readonly provider: (typeof providers)[number] }

function parsePart(part: string): PaymentsSetting {
  const [ref = '', name = '', ...rest] = part.split('=').map((text) => text.trim())
  const location = findLocation(ref)
  const provider = providers.find((each) => each === name)
  if (!location || !provider || rest.length > 0)
    throw new Error(`PAYMENTS is a location with ${providers.join(' or ')}, as in HENPR=local; not ${part}.`)
  return { code: location.code, provider }
}

/**
 * Parses the setting `PAYMENTS`, such as `HENPR=local,HENOK=local`.
 * @throws Error for anything else, for different providers, and if secrets of Stripe are missing
 */
export function parsePaymentsSetting(text = '', environment = process.env): readonly PaymentsSetting[] {
  const settings = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(parsePart)
  if (new Set(settings.map(({ provider }) => provider)).size > 1)
    throw new Error('PAYMENTS names local or stripe, not both.')
  const isComplete = environment['STRIPE_SECRET_KEY'] && environment['STRIPE_WEBHOOK_SECRET']
  if (settings[0]?.provider === 'stripe' && !isComplete)
    throw new Error('PAYMENTS with stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
  return settings
}

/** Adds to the modes that locations with payments are live, because test sites take none. */
export const withLivePayments = (mode: string | undefined, settings: readonly PaymentsSetting[]): string | undefined =>
  settings.length === 0 ? mode : [...settings.map(({ code }) => `${code}=live`), ...(mode ? [mode] : [])].join(',')

type LocationSettings = { readonly mode: string | undefined; readonly payments: string | undefined }

/** Applies the modes and payments of locations. Returns whether the stand-in takes the payments. */
export function applyLocationSettings({ mode: given, payments }: LocationSettings) {
  const settings = parsePaymentsSetting(payments)
  overrideModes(withLivePayments(given, settings))
  overridePayments(settings.map(({ code }) => code))
  return { emulatesPayments: settings.some(({ provider }) => provider === 'local') }
}
