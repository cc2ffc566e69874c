import { useEffect, useRef, useState } from 'react'
import { toast } from '#base/components/toast'
import type { Toast } from '#base/components/toast'
import { transcribe } from '../api/transcribe'
import type { AppendResult } from './added'
import { MAX_SECONDS, record } from './record'
import type { RecordingProgress, Recording } from './record'

/** `late`: it takes longer to write down, and nobody has to wait for it. */
type Phase = 'idle' | 'starting' | 'recording' | 'transcribing' | 'late'

const silence: RecordingProgress = { seconds: 0, level: 0 }

const microphoneError = {
  title: 'Microphone Error',
  description: 'Unable to access microphone. Please type your comment instead.',
  type: 'error',
} as const

const transcriptionError = {
  title: 'Transcription Error',
  description: 'Unable to transcribe audio. Please type your comment.',
  type: 'error',
} as const

const recorded = { title: 'Voice recorded', description: 'Your voice comment has been transcribed.' } as const

const heard = {
  all: recorded,
  beginning: {
    ...recorded,
    description: 'Only the beginning fits. Please check it before you send it.',
    type: 'warning',
  },
  nothing: {
    title: 'Comment Is Full',
    description: 'Nothing of it fits. Please shorten your comment and try again.',
    type: 'warning',
  },
} as const satisfies Record<AppendResult, Toast>

/** A spoken comment: recorded, at most a minute of it, and handed over as text. */
export function useRecorder(onText: (text: string) => AppendResult) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [progress, setProgress] = useState(silence)
  const recording = useRef<Recording | null>(null)
  const asking = useRef<AbortController | null>(null)
  const isGone = useRef(false)

  function release() {
    recording.current?.cancel()
    recording.current = null
    asking.current?.abort()
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      release()
    }
  }, [])

  async function start() {
    setPhase('starting')
    setProgress(silence)
    try {
      const started = await record((next) => {
        setProgress(next)
        if (next.seconds >= MAX_SECONDS) void stop()
      })
      if (isGone.current) return started.cancel()
      recording.current = started
      setPhase('recording')
    } catch (error) {
      console.warn('The microphone could not be used', error)
      setPhase('idle')
      toast(microphoneError)
    }
  }

  /** Ends it; whether all that was said was written down. */
  async function stop(): Promise<boolean> {
    const stopped = recording.current
    if (!stopped) return false
    recording.current = null
    setPhase('transcribing')
    const asked = new AbortController()
    asking.current = asked
    try {
      const fit = onText(await transcribe(await stopped.stop(), asked.signal, () => setPhase('late')))
      toast(heard[fit])
      return fit === 'all'
    } catch {
      if (!asked.signal.aborted) toast(transcriptionError)
      return false
    } finally {
      if (!asked.signal.aborted) setPhase('idle')
    }
  }

  function cancel() {
    release()
    setPhase('idle')
  }

  return { phase, ...progress, start: () => void start(), stop, cancel }
}
