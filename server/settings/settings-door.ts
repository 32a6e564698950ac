import type { Door } from '../door.ts'
import { redrawOldLogo } from './redraw-logo.ts'
import { settingsRoutes } from './settings-routes.ts'

const sentences = {
  redrawn: 'The logo was drawn again.',
  removed: 'The logo was removed, as its image is damaged. Choose it again in the settings.',
}

export const settingsDoor: Door = {
  serve: settingsRoutes,
  tidy: async ({ db }) => {
    const outcome = await redrawOldLogo(db)
    return outcome && sentences[outcome]
  },
}
