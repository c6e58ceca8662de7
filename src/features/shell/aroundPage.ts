// What is drawn around every page once its rows are.
export { CachedData } from './CachedData.tsx';
export { ChangesCount } from './ChangesCount.tsx';
export { DataAge } from './DataAge.tsx';
export { ExceptionsCount } from './ExceptionsCount.tsx';
export { SignInBar } from './SignInBar.tsx';
export { Uploads } from './uploads/Uploads.tsx';
