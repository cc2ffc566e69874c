import * as z from 'zod/mini'
import type { RouteGroup } from './route'

/** The text; or, while that takes longer than a call may wait, the id by which to ask for it. */
const Said = z.union([z.object({ text: z.string() }), z.object({ id: z.string() })])

export const transcriptionRoutes = {
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
    mayTakeLonger: true,
    body: z.object({ audio: z.file() }),
    result: Said,
  },
  written: {
    method: 'GET',
    path: '/api/transcriptions/{transcriptionId}',
    summary: 'What was said in a comment that took longer to write down, for the browser that sent it',
    access: 'public',
    table: 'read',
    isPolled: true,
    mayTakeLonger: true,
    params: z.object({ transcriptionId: z.string().check(z.maxLength(64)) }),
    result: Said,
  },
} as const satisfies RouteGroup
