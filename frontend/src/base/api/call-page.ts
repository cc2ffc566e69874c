import type { RouteResult, Route } from '#shared/contract/route'
import { callApiWithHeaders } from './call'
import type { CallArguments } from './call'

export type ResultPage<R extends Route> = { readonly entries: RouteResult<R>; readonly next: string | undefined }

/** Where the next page begins, as a `Link` header says it; undefined after the last. */
export function parseNextPage(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return address && (new URL(address, 'http://site.invalid').searchParams.get('after') ?? undefined)
}

/** A page of a long list, and where the next one begins. */
export async function callApiPage<R extends Route>(route: R, ...args: CallArguments<R>): Promise<ResultPage<R>> {
  const { result: entries, headers } = await callApiWithHeaders(route, ...args)
  return { entries, next: parseNextPage(headers.get('link')) }
}

const fromTheStart: string | undefined = undefined

/** How an infinite query goes from one page to the next. */
export const infinitePageOptions = {
  initialPageParam: fromTheStart,
  getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
}
