import type { InputPluginOption, WarningHandlerWithDefault } from 'rollup';

export function production(): InputPluginOption;
export function packages(): InputPluginOption;
export function reactOnPreact(): InputPluginOption;
export const onwarn: WarningHandlerWithDefault;
