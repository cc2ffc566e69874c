/**
 * Runs on the sound thread: hands on what the microphone hears, a few hundredths of a second at a
 * time.
 */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

const PIECE = 1_024

class Capture extends AudioWorkletProcessor {
  private piece = new Float32Array(PIECE)
  private filled = 0

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const heard = input?.[0]
    if (!heard) return true
    this.piece.set(heard, this.filled)
    this.filled += heard.length
    if (this.filled >= PIECE) {
      this.port.postMessage(this.piece, [this.piece.buffer])
      this.piece = new Float32Array(PIECE)
      this.filled = 0
    }
    return true
  }
}

registerProcessor('capture', Capture)
