import { locations } from '../locations/index'
import { createPurchaseMail } from './purchase-mail'

it('a purchase order lists what to deliver where, and how to confirm it', () => {
  const [location] = locations
  const lines = [{ name: 'Salmon', sku: 'S-1', unit: 'lbs', quantityHundredths: 1250 }]
  const mail = createPurchaseMail({ number: 7, note: 'Before ten, please.', lines }, { location, siteUrl: '' })
  expect(mail.subject).toBe(`Purchase order 7 of ${location.fullName}`)
  expect(mail.paragraphs).toEqual([expect.stringContaining(location.address.street), 'Before ten, please.'])
  expect(mail.panels[0]?.rows).toEqual([{ label: 'Salmon (S-1)', value: '12.5 lbs' }])
  expect(mail.button.url).toContain(location.email)
})
