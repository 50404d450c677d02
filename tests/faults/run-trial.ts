/** Runs a trial as a process of its own, which ends with code 1 when it gives false or throws. */
export function runTrial(trial: () => Promise<unknown>): void {
  trial().then(
    (verdict) => process.exit(verdict === false ? 1 : 0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
