export interface Lock {
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  integrity?: string
  resolved?: string
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/** The packages of a lock without a check sum, or with an optional dependency that the lock doesn't name, such as another platform's binary. */
export function incompletePackages({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, inBundle, optionalDependencies = {} }]) => {
      if (place === '') return false
      return !(integrity || inBundle) || Object.keys(optionalDependencies).some((name) => !isNamed(name, place))
    })
    .map(([place]) => place)

  /** As Node finds it: in the package itself, or in a folder around it. */
  function isNamed(name: string, from: string): boolean {
    if (`${from}/node_modules/${name}` in packages || `node_modules/${name}` in packages) return true
    const around = from.lastIndexOf('/node_modules/')
    return around > 0 && isNamed(name, from.slice(0, around))
  }
}
