interface Scheduler {
  yield?(): Promise<void>;
}

/** Lets the browser paint and answer presses before work goes on; resolves in a task of its own. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve));
}
