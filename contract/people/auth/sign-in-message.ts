/** In a file without zod, so that the sign-in screen can load without it too (specification §5). */
export const signInMessage = 'Please enter your email/username and password'
