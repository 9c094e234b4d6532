/** The library named by its file, because its name stands for history.ts beside this. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
