import { lazyPart } from '#/ui/lazyPart.ts';

const load = () => import('./aroundPage.ts');
export const CachedData = lazyPart(load, 'CachedData');
export const ChangesCount = lazyPart(load, 'ChangesCount');
export const DataAge = lazyPart(load, 'DataAge');
export const ExceptionsCount = lazyPart(load, 'ExceptionsCount');
/** It is here before it is needed: nothing more is loaded once the sign-in has ended. */
export const SignInBar = lazyPart(load, 'SignInBar');
export const Uploads = lazyPart(load, 'Uploads');
