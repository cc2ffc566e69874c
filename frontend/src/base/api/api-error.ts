import { isRecord } from '#shared/is-record'
import type { FieldError } from '#shared/problem'

/**
 * What the server said when it refused: the body of an `application/problem+json`
 * (docs/product/calls.md#refusals).
 */
export type ApiProblem = {
  readonly detail: string
  readonly code: string
  readonly errors: readonly FieldError[]
  /** Everything else that the answer holds, such as the right figures of a `price-changed`. */
  readonly members: Readonly<Record<string, unknown>>
}

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

function parseProblem(text: string): ApiProblem | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || typeof body['code'] !== 'string') return undefined
    const { code, detail, errors, type: _type, title: _title, status: _status, ...members } = body
    return {
      code: String(code),
      detail: typeof detail === 'string' ? detail : '',
      errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
      members,
    }
  } catch {
    return undefined
  }
}

/**
 * A call that was answered, but not with success; the message is `404: <body>`
 * (docs/product/calls.md#in-the-browser).
 */
export class ApiError extends Error {
  readonly problem: ApiProblem | undefined

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
  ) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.problem = parseProblem(text)
  }

  get code(): string | undefined {
    return this.problem?.code
  }
}

/**
 * The sentence to show for a failure: the server's own where it gave one, otherwise the fallback.
 */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) || fallback
