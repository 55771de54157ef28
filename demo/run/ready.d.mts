/** Whether a folder, this one unless told, has just the packages of its lock file. */
export function hasPackages(folder?: string): boolean;
