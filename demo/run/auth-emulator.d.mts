/** Where the emulator answers. */
export const EMULATOR: string;
/** Arguments for node that run the Auth emulator alone. */
export const emulatorArgs: readonly string[];
/** Whether the emulator can be run. */
export function hasEmulator(): boolean;
/** Installs the emulator unless it is there; false where it can't be had. */
export function installEmulator(): Promise<boolean>;
