import * as z from 'zod/mini'
import { VoiceItem } from '#shared/voice/contract'
import { tabStorage } from '#base/storage/storage'
import { VOICE_LINES_KEY } from '#base/storage/storage-keys'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import type { SpokenLine } from './voice-state'

const WaitingLines = z.array(
  z.extend(z.pick(VoiceItem, { itemId: true, itemName: true, quantity: true, notes: true }), {
    options: z.optional(z.array(z.string())),
  }),
)

/**
 * The lines that wait for the guest's confirmation. They stay while the dialog is closed
 * (docs/product/voice.md#dialog).
 */
export const waitingLinesStore = createStoredValue<readonly SpokenLine[]>({
  storage: tabStorage,
  name: VOICE_LINES_KEY,
  initial: [],
  read: (text) => parseJson(text, (value) => WaitingLines.parse(value), []),
  write: (lines) => (lines.length > 0 ? JSON.stringify(lines) : null),
})

/** Lists lines with their quantities: `1 Cola, 2 Dragon Roll`. */
export const formatSpokenLines = (lines: readonly SpokenLine[]): string =>
  lines.map(({ quantity, itemName }) => `${quantity} ${itemName}`).join(', ')
