import { locations } from '#shared/locations/index'
import { hehc } from '#shared/locations/hehc'
import { henok } from '#shared/locations/henok'
import { VOICE_LOCATION_ID } from '#shared/voice/contract'
import { resolveVoiceLocation } from './assistant-context'

it('answers for the location of the site, unless the call names another location', () => {
  const [first] = locations
  expect(resolveVoiceLocation(first, hehc)).toBe(hehc)
  expect(resolveVoiceLocation(henok, hehc)).toBe(henok)
  expect(VOICE_LOCATION_ID).toBe(4)
})
