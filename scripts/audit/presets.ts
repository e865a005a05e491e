import type { Mapping } from "./mapping.ts";
export const presets: ReadonlyMap<string, Mapping> = new Map();
