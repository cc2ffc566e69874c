import { isRecord } from '#shared/platform/is-record'
import { pictureRoutes } from '#shared/menu/upload-contract'
import { ApiError } from '#base/api/client'

type UploadOptions = {
  /** The idempotency key: a retry after a lost response stores the picture once. */
  readonly key: string
  /** Called with the fraction sent, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/**
 * Uploads a picture and returns its URL. Uses XMLHttpRequest because `fetch` reports no upload
 * progress.
 */
export const uploadPicture = (file: Blob, { key, onProgress, signal }: UploadOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('picture', file, 'picture')
    request.open(pictureRoutes.addPicture.method, pictureRoutes.addPicture.path)
    request.withCredentials = true
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('The picture was not sent'))
    request.onabort = () => reject(new DOMException('The picture was not sent', 'AbortError'))
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status < 200 || status >= 300) return reject(new ApiError(status, responseText, statusText))
      const body: unknown = JSON.parse(responseText)
      resolve(isRecord(body) ? String(body['imageUrl']) : '')
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
