/** The smallest count that a Poisson variable of this mean stays at or under with this probability. */
export function poissonQuantile(mean: number, probability: number): number {
  // Beyond this e^-mean leaves too few digits; the normal curve is as good there.
  if (mean > 500) return Math.ceil(mean + normalQuantile(probability) * Math.sqrt(mean))
  let term = Math.exp(-mean)
  let sum = term
  let count = 0
  while (sum < probability && count < mean + 50 * Math.sqrt(mean + 1)) {
    count += 1
    term *= mean / count
    sum += term
  }
  return count
}

/** Acklam's shorter cousin for the upper tail (Abramowitz and Stegun 26.2.23); good to three digits. */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - probability))
  return t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3)
}
