import * as z from 'zod/mini'
import type { Area } from './route'

export const transcription = {
  transcribe: {
    method: 'POST',
    path: '/api/transcribe',
    summary:
      'Writes down a spoken comment of at most 60 seconds and 4 MiB: WAV, WebM, Ogg, MP4, MP3 or FLAC, known by its content',
    access: 'public',
    table: 'write',
    limit: 'transcriptions',
    service: 'transcription',
    takes: 'multipart',
    body: z.object({ audio: z.file() }),
    result: z.object({ text: z.string() }),
  },
} as const satisfies Area
