interface Scheduler {
  yield?(): Promise<void>;
}

/** Lets the browser paint and handle input before work goes on; resolves in a task of its own. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve));
}
