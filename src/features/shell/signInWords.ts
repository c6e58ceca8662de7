export const signIn = {
  title: 'Your sign-in has ended',
  again: 'Sign in again',
  next: 'What you typed stays, and this page goes on by itself.',
} as const;
