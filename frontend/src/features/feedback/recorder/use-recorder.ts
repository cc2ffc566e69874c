import { useEffect, useRef, useState } from 'react'
import { toast } from '#ui/toast'
import type { Toast } from '#ui/toast'
import { transcribe } from './transcribe'
import { MAX_SECONDS, record } from './record'
import type { Recording, RecordingProgress } from './record'

/** How much of what was said had room. */
export type AppendResult = 'all' | 'beginning' | 'nothing'

/** A comment with what was said after it: as many whole words as there is room for. */
export function appendTranscript(
  comment: string,
  said: string,
  most: number,
): { readonly text: string; readonly fit: AppendResult } {
  const typed = comment.trim()
  const words = said.trim().split(/\s+/)
  const texts = words.map((_word, count) => [typed, ...words.slice(0, count + 1)].filter(Boolean).join(' '))
  const fitting = texts.filter((text) => text.length <= most)
  if (fitting.length === words.length) return { text: texts.at(-1) ?? typed, fit: 'all' }
  return { text: fitting.at(-1) ?? comment, fit: fitting.length > 0 ? 'beginning' : 'nothing' }
}

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
