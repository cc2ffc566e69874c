export function getMachineFactor(): number
