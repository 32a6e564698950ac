import type { JobSurroundings } from '../jobs/define-job.ts'
import { checkImport } from './check-import.ts'
import { carryOutImportsJob, checkImportsJob, type ImportsJob, importQueues, takeImport, turnDown } from './claim-import.ts'
import { commitImport } from './commit-import.ts'
import { undoImport } from './undo-import.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'log' | 'stopping'>

export const checkImports = importQueues[checkImportsJob].asJob((surroundings) => runDueImports(surroundings, checkImportsJob))
export const carryOutImports = importQueues[carryOutImportsJob].asJob((surroundings) => runDueImports(surroundings, carryOutImportsJob))

const work = { checking: checkImport, committing: commitImport, undoing: undoImport } as const

export function runDueImports(surroundings: Surroundings, job: ImportsJob): Promise<void> {
  return importQueues[job].workOff(surroundings, takeImport, (claimed) =>
    claimed.refusal ? turnDown(surroundings.db, claimed, claimed.refusal) : work[claimed.state](surroundings.db, claimed),
  )
}
