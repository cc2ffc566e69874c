/**
 * Replaces the transcription command: rejects files that aren't WAV for speech and prints the
 * pitch.
 */
import { readFileSync } from 'node:fs'

const wav = readFileSync(process.argv[2] ?? '')
const letters = (at) => wav.toString('latin1', at, at + 4)
const format = [letters(0), letters(8), wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24)].join(' ')
if (format !== 'RIFF WAVE 1 1 16000' || wav.readUInt16LE(34) !== 16) throw new Error(`not WAV, 16 kHz, mono: ${format}`)

const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2))
// Skips the silence at the beginning of a recording.
const audible = samples.slice(samples.findIndex((sample) => Math.abs(sample) > 1_000))
const rises = audible.filter((sample, index) => sample >= 0 && (audible[index - 1] ?? 0) < 0).length
console.log(`A tone of ${Math.round((rises * 16_000) / audible.length / 20) * 20} hertz`)
