import { formatMailSender, type MailContext, type MailMessage } from '../notifications/order-mail'
import { formatInPacks, type BookedPack } from '../inventory/packs'
import type { Hundredths } from '../inventory/stock'

type OrderedLine = {
  readonly name: string
  readonly sku?: string | undefined
  readonly unit: string
  readonly quantityHundredths: Hundredths
  readonly packs?: readonly BookedPack[] | undefined
}

type OrderedPurchase = { readonly number: number; readonly note: string; readonly lines: readonly OrderedLine[] }

/** Creates the mail of a purchase order to its supplier (docs/product/stock.md#purchase-orders). */
export const createPurchaseMail = (
  { number, note, lines }: OrderedPurchase,
  { location }: MailContext,
): MailMessage => {
  const { street, city, state, zipCode } = location.address
  return {
    subject: `Purchase order ${number} of ${location.fullName}`,
    heading: `Purchase order ${number}`,
    paragraphs: [
      `Please deliver the following to ${location.fullName}, ${street}, ${city}, ${state} ${zipCode}.`,
      ...(note === '' ? [] : [note]),
    ],
    panels: [
      {
        title: 'Order',
        rows: lines.map(({ name, sku, unit, quantityHundredths, packs = [] }) => ({
          label: sku === undefined ? name : `${name} (${sku})`,
          value: formatInPacks(packs, quantityHundredths, unit),
        })),
      },
    ],
    footnote: `Questions? Call ${location.phone}.`,
    button: {
      label: 'Confirm by Mail',
      url: `mailto:${location.email}?subject=${encodeURIComponent(`Purchase order ${number} confirmed`)}`,
    },
    from: formatMailSender(location),
  }
}
