import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer, json, text } from 'node:stream/consumers'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { startHttpServer } from '../http-server'

type BucketObjects = Map<string, Buffer>

/** Emulates put, get and delete of objects in the recordings' bucket, in memory. */
const createRecordingBucket =
  (objects: BucketObjects) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/' } = request
    const key = decodeURIComponent(url.split('?')[0] ?? '').replace(/^\/[^/]+\//, '')
    const body = await buffer(request)
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, body)
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (method !== 'GET') return void response.writeHead(405).end()
    if (found) return void response.writeHead(200).end(found)
    response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
  }

const isWindows = process.platform === 'win32'
/** The longest time that a caller waits for a comment. */
const DEADLINE_MS = 30_000

function start(command: string, file: string): ChildProcess {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  return isWindows
    ? spawn(`${command} "${file}"`, { shell: true, stdio })
    : spawn('/bin/sh', ['-c', `${command} "$1"`, 'sh', file], { detached: true, stdio })
}

// Ends the whole process group, including processes that the command started.
function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    if (isWindows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

/** Runs the command on a file and returns its output. Throws its error output. */
async function runTranscribeCommand(command: string, file: string, stopped: AbortSignal): Promise<string> {
  const child = start(command, file)
  const stop = () => end(child)
  const timer = setTimeout(stop, DEADLINE_MS)
  stopped.addEventListener('abort', stop, { once: true })
  try {
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    const [printed, complaint, code] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      ended,
    ])
    if (code !== 0) throw new Error(`The command ended with ${code}: ${complaint.trim().slice(0, 300)}`)
    return printed.trim()
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', stop)
  }
}

const RECORDINGS_BUCKET = 'recordings'

type Options = {
  /** The shell command that transcribes: it gets a file and prints its text. */
  readonly command: string
  /** The folder for the recording while the command reads it. */
  readonly folder: string
  /** Receives the event of a completed job. */
  readonly announce: (event: object) => Promise<unknown>
}

type Job = {
  readonly TranscriptionJobName: string
  TranscriptionJobStatus: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
  FailureReason?: string
}

const Named = z.object({ TranscriptionJobName: z.string().check(z.regex(/^[0-9a-zA-Z._-]{1,200}$/)) })
const Started = z.extend(Named, {
  LanguageCode: z.literal('en-US'),
  MediaFormat: z.enum(['wav', 'webm', 'ogg', 'mp4', 'mp3', 'flac']),
  Media: z.object({ MediaFileUri: z.string().check(z.startsWith('s3://')) }),
  OutputBucketName: z.string(),
  OutputKey: z.string(),
})
type Started = z.infer<typeof Started>

/** An error with a name of the service. */
class ServiceError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

/** Formats a transcript file of the service. */
const transcriptOf = (jobName: string, transcript: string) =>
  Buffer.from(
    JSON.stringify({
      jobName,
      accountId: '000000000000',
      status: 'COMPLETED',
      results: { transcripts: [{ transcript }], items: [] },
    }),
  )

/** Builds the service's event as EventBridge delivers it. */
const announcementOf = ({ TranscriptionJobName, TranscriptionJobStatus, FailureReason }: Job) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Transcribe Job State Change',
  source: 'aws.transcribe',
  account: '000000000000',
  region: 'us-east-1',
  time: new Date().toISOString(),
  resources: [],
  detail: { TranscriptionJobName, TranscriptionJobStatus, ...(FailureReason && { FailureReason }) },
})

/** Emulates the service's job calls and its bucket; the command transcribes. */
export async function startTranscriptionService({ command, folder, announce }: Options) {
  const objects: BucketObjects = new Map()
  const jobs = new Map<string, Job>()
  const stopping = new AbortController()
  // Deletes files of a killed run.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  async function work(job: Job, { Media, MediaFormat, OutputKey }: Started): Promise<void> {
    const audioKey = Media.MediaFileUri.replace(/^s3:\/\/[^/]+\//, '')
    const file = join(folder, `${job.TranscriptionJobName}.${MediaFormat}`)
    try {
      await writeFile(file, objects.get(audioKey) ?? '')
      const text = await runTranscribeCommand(command, file, stopping.signal)
      // A deleted recording means that the caller has given up.
      if (objects.has(audioKey)) objects.set(OutputKey, transcriptOf(job.TranscriptionJobName, text))
      job.TranscriptionJobStatus = 'COMPLETED'
    } catch (error) {
      Object.assign(job, { TranscriptionJobStatus: 'FAILED', FailureReason: String(error) })
    } finally {
      await rm(file, { force: true })
      if (!objects.has(audioKey)) jobs.delete(job.TranscriptionJobName)
      if (!stopping.signal.aborted) await announce(announcementOf(job))
    }
  }

  function jobOf(input: unknown): Job {
    const { TranscriptionJobName } = Named.parse(input)
    const job = jobs.get(TranscriptionJobName)
    if (!job) throw new ServiceError('NotFoundException', "The requested job couldn't be found.")
    return job
  }

  const calls: Readonly<Record<string, (input: unknown) => object>> = {
    StartTranscriptionJob: (input) => {
      const started = Started.parse(input)
      const { TranscriptionJobName } = started
      if (jobs.has(TranscriptionJobName)) throw new ServiceError('ConflictException', 'The job name is taken.')
      const job: Job = { TranscriptionJobName, TranscriptionJobStatus: 'IN_PROGRESS' }
      jobs.set(TranscriptionJobName, job)
      work(job, started).catch(console.error)
      return { TranscriptionJob: job }
    },
    GetTranscriptionJob: (input) => ({ TranscriptionJob: jobOf(input) }),
    DeleteTranscriptionJob: (input) => {
      const job = jobOf(input)
      if (job.TranscriptionJobStatus === 'IN_PROGRESS')
        throw new ServiceError('BadRequestException', 'It is under way.')
      jobs.delete(job.TranscriptionJobName)
      return {}
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.headers['x-amz-target']
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
    try {
      const call = calls[String(target).replace(/^Transcribe\./, '')]
      if (!call) throw new ServiceError('UnknownOperationException', String(target))
      send(200, call(await json(request)))
    } catch (error) {
      const type = error instanceof ServiceError ? error.type : 'BadRequestException'
      send(400, { __type: type, Message: error instanceof Error ? error.message : String(error) })
    }
  }

  const origin = await startHttpServer(0, answer)
  return {
    environment: {
      AWS_ENDPOINT_URL_TRANSCRIBE: `http://127.0.0.1:${origin.port}`,
      RECORDINGS_BUCKET,
    },
    buckets: { [RECORDINGS_BUCKET]: createRecordingBucket(objects) },
    /** Lists the objects in the bucket and the known jobs. */
    left: () => [...objects.keys(), ...jobs.keys()],
    close: async (): Promise<void> => {
      stopping.abort()
      await origin.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
