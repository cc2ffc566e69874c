import { normalizeClientAddress } from './address'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:50211', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:0001:0002::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['nobody', 'nobody'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(normalizeClientAddress(address)).toBe(counted)
})

it('counts what one household may choose from as one, and neighbours apart', () => {
  const household = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'].map(normalizeClientAddress)
  expect(new Set(household).size).toBe(1)
  expect(normalizeClientAddress('2001:db8:1:3::1')).not.toBe(household[0])
})
