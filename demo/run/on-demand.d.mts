export function isInstalled(folder: string): boolean;
export function installOnDemand(folder: string, name: string): Promise<boolean>;
