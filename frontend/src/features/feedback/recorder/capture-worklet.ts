// Runs on the audio thread and posts the microphone's samples in chunks of 20 to 60 milliseconds.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

const CHUNK_SAMPLES = 1_024

class Capture extends AudioWorkletProcessor {
  private chunk = new Float32Array(CHUNK_SAMPLES)
  private filled = 0

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const samples = input?.[0]
    if (!samples) return true
    this.chunk.set(samples, this.filled)
    this.filled += samples.length
    if (this.filled >= CHUNK_SAMPLES) {
      this.port.postMessage(this.chunk, [this.chunk.buffer])
      this.chunk = new Float32Array(CHUNK_SAMPLES)
      this.filled = 0
    }
    return true
  }
}

registerProcessor('capture', Capture)
