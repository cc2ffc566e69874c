import captureWorklet from './capture-worklet?worker&url'
import { encodeWav, concatSamples, getLoudness } from './wav'

const SAMPLE_RATE = 16_000

/** The longest recording that the server accepts (docs/product/feedback.md#spoken-comments). */
export const MAX_SECONDS = 60

export type Recording = {
  /** Ends the recording and returns it as WAV, 16 kHz, mono. */
  readonly stop: () => Promise<Blob>
  readonly cancel: () => void
}

export type RecordingProgress = { readonly seconds: number; readonly level: number }

/** Converts samples from the device's sample rate to `SAMPLE_RATE`. */
async function resample(samples: Float32Array<ArrayBuffer>, rate: number): Promise<Float32Array> {
  if (samples.length === 0 || rate === SAMPLE_RATE) return samples
  const length = Math.round((samples.length * SAMPLE_RATE) / rate)
  const context = new OfflineAudioContext({ numberOfChannels: 1, length, sampleRate: SAMPLE_RATE })
  const buffer = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate: rate })
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.start()
  return (await context.startRendering()).getChannelData(0)
}

/**
 * Starts recording from the microphone.
 * @throws DOMException if there is no microphone or the user denies access
 */
export async function record(onProgress: (progress: RecordingProgress) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  const release = () => stream.getTracks().forEach((track) => track.stop())
  const context = new AudioContext()
  try {
    await context.audioWorklet.addModule(captureWorklet)
    await context.resume()
  } catch (error) {
    release()
    void context.close()
    throw error
  }
  const { sampleRate: rate } = context
  const chunks: Float32Array[] = []
  let count = 0
  const capture = new AudioWorkletNode(context, 'capture', { channelCount: 1, channelCountMode: 'explicit' })
  capture.port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof Float32Array)) return
    chunks.push(data)
    count += data.length
    onProgress({ seconds: count / rate, level: getLoudness(data) })
  }
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(capture).connect(context.destination)

  function cancel() {
    capture.port.onmessage = null
    release()
    if (context.state !== 'closed') void context.close()
  }

  return {
    cancel,
    stop: async () => {
      cancel()
      const samples = await resample(concatSamples(chunks, MAX_SECONDS * rate), rate)
      return new Blob([encodeWav(samples, SAMPLE_RATE)], { type: 'audio/wav' })
    },
  }
}
