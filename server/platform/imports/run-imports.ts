import type { Job, JobSurroundings } from '../jobs/define-job.ts'
import { checkImport } from './check-import.ts'
import { carryOutImportsJob, checkImportsJob, type ImportsJob, importQueues, takeImport, turnDown } from './claim-import.ts'
import { commitImport } from './commit-import.ts'
import type { ImportHouse } from './importer.ts'
import { undoImport } from './undo-import.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'log' | 'stopping'>

export function importJobs(house: ImportHouse): Job[] {
  return ([checkImportsJob, carryOutImportsJob] as const).map((job) =>
    importQueues[job].asJob((surroundings) => runDueImports(surroundings, house, job)),
  )
}

const work = { checking: checkImport, committing: commitImport, undoing: undoImport } as const

export function runDueImports(surroundings: Surroundings, house: ImportHouse, job: ImportsJob): Promise<void> {
  return importQueues[job].workOff(
    surroundings,
    (trx, claim) => takeImport(trx, house, claim),
    (claimed) => (claimed.refusal ? turnDown(surroundings.db, claimed, claimed.refusal) : work[claimed.state](surroundings.db, claimed)),
  )
}
