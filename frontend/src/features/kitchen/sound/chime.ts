import type { BoardAlert } from '#shared/kitchen/board-actions'

type Note = { readonly hertz: number; readonly at: number; readonly seconds: number }

const note = (hertz: number, at: number, seconds = 0.18): Note => ({ hertz, at, seconds })

/**
 * The tunes, distinguishable by ear: unconfirmed orders call four times, failed payments sink, new
 * ones rise, an arrived guest rings a doorbell, cancelled ones fall, recalled ones repeat one tone,
 * and moved ones are a soft tap.
 */
const tunes = {
  unanswered: [note(1_047, 0, 0.3), note(784, 0.35, 0.3), note(1_047, 0.7, 0.3), note(784, 1.05, 0.5)],
  'payment-failed': [note(330, 0, 0.25), note(330, 0.3, 0.25), note(262, 0.6, 0.6)],
  new: [note(659, 0), note(880, 0.2), note(1_319, 0.4, 0.35)],
  arrived: [note(1_319, 0, 0.14), note(1_319, 0.18, 0.14), note(1_760, 0.36, 0.3)],
  cancelled: [note(784, 0, 0.3), note(523, 0.34, 0.3), note(330, 0.68, 0.5)],
  changed: [note(988, 0), note(988, 0.3)],
  moved: [note(440, 0, 0.08)],
} as const satisfies Record<BoardAlert, readonly Note[]>

const loudness = {
  unanswered: 0.7,
  'payment-failed': 0.7,
  new: 0.5,
  arrived: 0.6,
  cancelled: 0.6,
  changed: 0.5,
  moved: 0.12,
} as const satisfies Record<BoardAlert, number>

/** Plays the tune of an event. Tones are synthesized, so there is no file to load. */
export function playChime(context: AudioContext, news: BoardAlert): void {
  for (const { hertz, at, seconds } of tunes[news]) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness[news], start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + seconds + 0.05)
  }
}
