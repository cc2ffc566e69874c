import type { TokenBucketLimit } from '#shared/rules/rate-limits'

type Bucket = { left: number; at: number }

/**
 * A bucket of tokens for each name, in this process. Of the names only the `most` last seen are
 * kept: a name that is forgotten has a full bucket again.
 */
export function createTokenBuckets({ perSecond, burst }: TokenBucketLimit, most = 5000) {
  const buckets = new Map<string, Bucket>()

  function bucketOf(name: string, now: number): Bucket {
    const known = buckets.get(name) ?? { left: burst, at: now }
    const seconds = Math.max(0, now - known.at) / 1000
    const bucket = { left: Math.min(burst, known.left + seconds * perSecond), at: now }
    // Taken out and put back, so that the first of the map is the one not seen for longest.
    buckets.delete(name)
    buckets.set(name, bucket)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= most) break
      buckets.delete(oldest)
    }
    return bucket
  }

  return {
    /**
     * Seconds, whole and at least one, until there is a token for this name; 0 where there is one
     * now.
     */
    wait: (name: string, now: number): number => {
      const { left } = bucketOf(name, now)
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
    },
    take: (name: string, now: number): void => {
      bucketOf(name, now).left -= 1
    },
    size: (): number => buckets.size,
  }
}
