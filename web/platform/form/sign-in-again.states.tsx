import { SignInAgain } from './sign-in-again.tsx'

export const OpenSignInAgain = ({ onClose }: { onClose: () => void }) => <SignInAgain onEnd={onClose} />
