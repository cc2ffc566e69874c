import { findStreetError } from './delivery-address'

it.each([
  'P.O. Box 12',
  'PO Box 12',
  'P O Box 12',
  'p.o.box 12',
  'Post Office Box 12',
  'POBox 12',
  '1 Gulf Dr, PO Box 7',
])('no driver goes to %j, as street or unit', (box) => {
  expect(findStreetError({ street: box })).toMatch(/P\.O\. box/)
  expect(findStreetError({ street: '1 Gulf Dr', unit: box })).toMatch(/P\.O\. box/)
})

it.each(['', '.', ' - '])('%j is no street', (street) =>
  expect(findStreetError({ street })).toBe('Please enter the street'),
)

it.each(['12 Boxwood Dr', '5 Pobox Ln', '1 Gulf Dr', 'One Post Office Rd', '7 Box Elder Ct'])(
  'a driver finds %j',
  (street) => expect(findStreetError({ street, unit: 'Apt 2' })).toBeNull(),
)
