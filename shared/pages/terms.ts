import { formatCharge, listCharges } from '../locations/charges'
import type { Location } from '../locations/index'
import { getPolicy } from '../locations/policy'
import { formatCents } from '../platform/money'

/** The day of the last change of the texts of terms and privacy, for their pages. */
export const LEGAL_TEXTS_DATE = '2026-11-29'

type Section = { readonly title: string; readonly texts: readonly string[] }

/** Returns the terms of a location's site, with its own facts (docs/product/pages.md#terms). */
export function listTerms(location: Location): readonly Section[] {
  const { fullName, address, phone, email } = location
  const { street, city, state, zipCode } = address
  const { delivery, payments, takesEventRequests } = getPolicy(location)
  const minimum = delivery.minimumCents === null ? '' : ` The minimum order is ${formatCents(delivery.minimumCents)}.`
  const charges = listCharges(location).map(formatCharge)
  return [
    {
      title: 'Who we are',
      texts: [
        `${fullName}, ${street}, ${city}, ${state} ${zipCode}. Phone ${phone}, e-mail ${email}. You buy from us, and these terms are between you and us.`,
      ],
    },
    {
      title: 'Your order',
      texts: [
        'Your order is placed when its page with the ticket number opens. The price is the one that the checkout shows before you place it, with tax and all charges.',
        'Until the kitchen has accepted an order, you can cancel it on its page. After that, call us.',
        'Times are estimates. Your order’s page shows the latest one.',
      ],
    },
    {
      title: 'Prices and charges',
      texts: ['Prices are in US dollars, without sales tax, which the checkout adds.', ...charges],
    },
    {
      title: 'Delivery',
      texts: [`We deliver in this area: ${location.delivery.zone}.${minimum}`],
    },
    {
      title: 'Payment and refunds',
      texts: [
        payments === 'stripe'
          ? 'You pay online on the page of our payment provider, or at the counter or the door. Your card is charged once the kitchen accepts your order.'
          : 'You pay at the counter or the door.',
        'If something is wrong with your order, call us. We refund to the card that paid, in cash, or with a code for your next order.',
        ...(payments === 'stripe' ? ['Gift cards have no expiry date and no fees.'] : []),
      ],
    },
    ...(takesEventRequests
      ? [
          {
            title: 'Events',
            texts: [
              'A request for an event is not an order. It becomes one when you accept our quote. Its page says until when you can cancel.',
            ],
          },
        ]
      : []),
    {
      title: 'Allergies',
      texts: [
        'Our kitchen handles all major allergens. The menu names what each dish contains as our kitchen declares it; tell us about an allergy before you order.',
      ],
    },
    {
      title: 'Law',
      texts: ['The law of Florida applies. These terms limit no right that the law gives you as a consumer.'],
    },
  ]
}
